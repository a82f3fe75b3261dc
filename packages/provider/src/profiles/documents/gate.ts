import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { NOTHING } from './answers/form';
import { fields, pickDocumented } from './answers/pick-documented';
import { DOCUMENTED_CALLS } from './calls/all-calls';
import { type FoundCall, finder } from './calls/call';
import { dropUnknownAnswerHeaders, dropUnknownHeaders } from './headers';
import { refusalOf } from './refusals';
import { type UnknownCall, UnknownCalls } from './unknown-calls';

/** What the gate needs. */
export interface GateOptions {
  readonly versions: readonly [normal: string, staging: string];
  readonly onUnknownCall: (call: UnknownCall) => void;
  /** Transforms every response text. */
  readonly readdress: (text: string) => string;
}

/** The provider's own pages and switches, which builders never call. */
const OWN = /^\/(health$|account\/|operator\/)/;

/**
 * Filters requests and responses of the provider: undocumented calls never reach a handler, and undocumented fields
 * never leave.
 */
export function documentsGate(app: FastifyInstance, { versions, onUnknownCall, readdress }: GateOptions): void {
  const find = finder(DOCUMENTED_CALLS, versions);
  const unknown = new UnknownCalls(onUnknownCall);
  const found = new WeakMap<FastifyRequest, FoundCall>();
  const turns = new Map<unknown, number>();
  const nextTurn = (what: unknown): number => {
    const turn = turns.get(what) ?? 0;
    turns.set(what, turn + 1);
    return turn;
  };

  app.addHook('onRequest', async (request, reply) => {
    const path = request.url.replace(/\?.*$/, '');
    if (request.method === 'OPTIONS' || OWN.test(path)) return undefined;
    const match = find(request.method, path);
    if (!match) return unknown.refuse(request, path, reply);
    found.set(request, match);
    dropUnknownHeaders(request);
    return undefined;
  });

  app.addHook('preValidation', async (request) => {
    const match = found.get(request);
    if (!match) return;
    request.query = pickDocumented(request.query, fields(...(match.call.query ?? [])));
    request.body = pickDocumented(request.body, fields(...(match.call.body ?? [])));
  });

  app.addHook('onSend', async (request, reply, payload) => {
    dropUnknownAnswerHeaders(reply);
    const match = found.get(request);
    if (!match || typeof payload !== 'string') return payload;
    const { call, params } = match;
    const answer: unknown = JSON.parse(readdress(payload));
    if (reply.statusCode >= 400) {
      const { type, content } = refusalOf(answer, nextTurn('refusals'));
      reply.type(type);
      return content;
    }
    if (call.answer === 'file') return payload;
    const turn = nextTurn(call);
    if (call.makes && turn % 2 === 1) reply.code(201);
    return sent(reply, call.answer(answer, { turn, params }));
  });
}

function sent(reply: FastifyReply, answer: unknown): string | null {
  if (answer !== NOTHING) return JSON.stringify(answer);
  reply.code(204);
  reply.removeHeader('content-type');
  return null;
}
