import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { callIdOf } from './call-id';
import { type CurrentCall, during } from './current-call';
import type { EndedCall } from './ended-call';
import type { Tracing } from './tracing';

/** Receivers of calls. */
export interface CallWatch {
  readonly onEnded: (call: EndedCall) => void;
  readonly tracing?: Tracing | undefined;
}

/** Gives every call an id and reports each at its end. */
export function watchCalls(app: FastifyInstance, { onEnded, tracing }: CallWatch): void {
  const watched = new WeakMap<FastifyRequest, CurrentCall>();
  app.addHook('onRequest', (request, reply, done) => {
    const call = { id: callIdOf(request.headers), trace: tracing?.begin(request.method, request.headers) };
    watched.set(request, call);
    reply.header('X-Request-Id', call.id);
    during(call, done);
  });
  // Reading a body loses the async context of the first hook.
  app.addHook('preValidation', (request, _reply, done) => {
    const call = watched.get(request);
    if (call) during(call, done);
    else done();
  });
  app.addHook('onResponse', async (request, reply) => {
    const call = watched.get(request);
    if (!call) return;
    const ended = endedCall(call, request, reply);
    call.trace?.end(ended);
    onEnded(ended);
  });
}

const endedCall = (call: CurrentCall, request: FastifyRequest, reply: FastifyReply): EndedCall => ({
  id: call.id,
  method: request.method,
  route: request.routeOptions.url,
  path: request.url.split('?', 1)[0] ?? '',
  status: reply.statusCode,
  ms: Math.round(reply.elapsedTime),
  ip: request.ip,
  userId: call.userId,
  whitelabel: call.whitelabel,
});
