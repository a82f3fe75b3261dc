import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Shorter responses fit one or two packets, so compressing them only takes time. */
const WORTH_PACKING = 1024;

const PACKERS = {
  br: (text: string) =>
    promisify(brotliCompress)(text, {
      // Faster than gzip's default level, and smaller.
      params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT },
    }),
  gzip: (text: string) => promisify(gzip)(text, { level: 4 }),
} as const;

/** Sends JSON, compressed if it is long and the caller accepts that. */
export async function sendJson(request: FastifyRequest, reply: FastifyReply, text: string): Promise<FastifyReply> {
  reply.header('content-type', 'application/json; charset=utf-8');
  if (text.length < WORTH_PACKING) return reply.send(text);
  reply.header('vary', addTo(reply.getHeader('vary')));
  const packing = packingFor(request.headers['accept-encoding']);
  if (!packing) return reply.send(text);
  const packed = await PACKERS[packing](text);
  return reply.header('content-encoding', packing).send(packed);
}

const addTo = (vary: unknown): string =>
  typeof vary === 'string' && vary !== '' ? `${vary}, Accept-Encoding` : 'Accept-Encoding';

/** The best encoding that `Accept-Encoding` allows; a weight of 0 forbids one. */
export function packingFor(accepted: string | string[] | undefined): keyof typeof PACKERS | undefined {
  const weights = new Map(
    String(accepted ?? '')
      .split(',')
      .map((part): [string, number] => {
        const [name = '', ...parameters] = part.split(';').map((word) => word.trim().toLowerCase());
        const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
        return [name, weight === undefined ? 1 : Number(weight)];
      }),
  );
  return (['br', 'gzip'] as const).find((name) => (weights.get(name) ?? weights.get('*') ?? 0) > 0);
}
