import type { IncomingMessage, ServerResponse } from 'node:http';
import type { EmbedConfig, RuntimeConfig } from '@waymark/contract';
import { findFile, sendFile } from './files';
import { packText } from './pack-text';
import { sendPlain } from './plain-answers';
import type { Registries } from './registries';
import { contentSecurityPolicy } from './security-headers';
import type { WhiteLabels } from './white-labels';

/** Path of the embed on the shell's server. */
export const EMBED_PATH = '/embed/';

/** What the embed's server needs. */
export interface EmbedServerOptions {
  /** The built embed. */
  readonly folder: string;
  /** The configuration of a host's pages. */
  readonly configFor: (host: string | undefined) => Promise<RuntimeConfig>;
  readonly registries: Registries;
  readonly remoteOrigins: readonly string[];
  readonly whiteLabels: WhiteLabels;
}

const IMMUTABLE = 'public, max-age=31536000, immutable';
const REVALIDATE = 'no-cache';
const isHashed = (path: string): boolean => /\.[0-9a-f]{8}\.[a-z0-9]+$/i.test(path);

/**
 * Serves the embed. Its code is public; its configuration and the page for frames are for partners of the requested
 * white label.
 */
export function embedAnswer(options: EmbedServerOptions) {
  const { folder, configFor, registries, remoteOrigins, whiteLabels } = options;

  async function sendConfig(request: IncomingMessage, response: ServerResponse): Promise<void> {
    response.appendHeader('Vary', 'Origin');
    const label = await whiteLabels.find(whitelabelIn(request));
    if (!label || label === 'silent') {
      // Unreadable answers look like a refused origin to pages, which would then name the wrong cause.
      response.setHeader('Access-Control-Allow-Origin', '*');
      return label ? sendPlain(response, 503, 'Service Unavailable') : sendPlain(response, 404, 'Not Found');
    }
    const { origin } = request.headers;
    if (origin !== undefined && !isOwn(origin, request) && !label.origins.includes(origin)) {
      return sendPlain(response, 403, 'Forbidden');
    }
    if (origin !== undefined) response.setHeader('Access-Control-Allow-Origin', origin);
    const config = await configFor(request.headers.host);
    const { identifier, name, colour, logo, features, origins } = label;
    const brand = { name, colour, logo: logo && new URL(logo, config.apiOrigin).href, features };
    const own = identifier === config.whitelabel ? {} : { whitelabel: identifier, brand };
    const registry = await registries.read(request.headers.host);
    const answer: EmbedConfig = { config: { ...config, ...own }, registry, origins };
    await packText(request, response, JSON.stringify(answer), 'application/json; charset=utf-8', REVALIDATE);
  }

  return async (request: IncomingMessage, response: ServerResponse, path: string): Promise<void> => {
    response.setHeader('Cross-Origin-Resource-Policy', 'cross-origin');
    const name = path.slice(EMBED_PATH.length);
    if (name === 'config.json') return await sendConfig(request, response);
    const file = await findFile(folder, `/${name}`);
    if (!file) return sendPlain(response, 404, 'Not Found');
    if (name.endsWith('.html')) {
      const partners = await whiteLabels.partnersOf(whitelabelIn(request));
      const config = await configFor(request.headers.host);
      response.setHeader('Content-Security-Policy', contentSecurityPolicy(config, { remoteOrigins, partners }));
    } else response.setHeader('Access-Control-Allow-Origin', '*');
    await sendFile(request, response, file, isHashed(name) ? IMMUTABLE : REVALIDATE);
  };
}

/** The white label of a request; undefined for the builder's own. */
const whitelabelIn = ({ url = '/' }: IncomingMessage): string | undefined =>
  new URL(url, 'http://localhost').searchParams.get('whitelabel') || undefined;

const isOwn = (origin: string, { headers }: IncomingMessage): boolean =>
  URL.canParse(origin) && new URL(origin).host === headers.host;
