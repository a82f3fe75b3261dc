import { type Route, type RouteName, routeTable } from '@waymark/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { answerOnce } from '../idempotency/answer-once';
import { readKey } from '../idempotency/read-key';
import { urgencyOf } from '../load/urgency';
import { answerIn, hasCall } from '../reference/segments';
import { type KeyHolder, keyHolderOf } from '../results/key-holder';
import type { Caller } from '../session/caller';
import { currentCall } from '../watch/current-call';
import { acceptedLanguages } from './accepted-languages';
import { errors } from './errors';
import type { Handler, Handlers } from './handlers';
import { limitsOf } from './json-body';
import { readInput } from './read-input';
import { type FileAnswer, sendFile } from './send-file';
import { sendJson } from './send-json';
import type { Services } from './services';
import { whitelabelOf } from './whitelabel-of';

/** A handler of any route; the route table types its input and output. */
type AnyHandler = (call: Parameters<Handler<RouteName>>[0]) => Promise<unknown>;

/**
 * Registers every contract route under the normal version and, except for unswapped ones, under the staging version.
 * @throws if a route has no handler, or a handler no route
 */
export function registerRoutes(app: FastifyInstance, handlers: Handlers, services: Services): void {
  const table: Readonly<Record<string, Route>> = routeTable;
  for (const name of Object.keys(handlers)) {
    if (!Object.hasOwn(table, name)) throw new Error(`The handler ${name} has no route.`);
  }
  const [normal, staging] = services.config.versions;
  for (const [name, route] of Object.entries(table)) {
    const handler = (handlers as Partial<Record<string, unknown>>)[name];
    if (typeof handler !== 'function') throw new Error(`The route ${name} has no handler.`);
    const path = route.path.replace(/\{(\w+)\}/g, ':$1');
    const paths = route.bare ? [path, path.replace(/\.json$/, '')] : [path];
    for (const version of route.unswapped ? [normal] : [normal, staging]) {
      const segment = services.config.segments[version];
      if (!hasCall(route, segment)) continue;
      const handle: AnyHandler = async (call) => answerIn(segment, name, await (handler as AnyHandler)(call));
      const answer = answering(name, route, handle, services);
      const config = limitsOf(route);
      for (const one of paths) app.route({ method: route.method, url: `/${version}${one}`, config, handler: answer });
    }
  }
}

/** Who makes a call: a person, a program with a key, or an anonymous caller. */
interface Asking {
  readonly caller: Caller | undefined;
  readonly holder: KeyHolder | undefined;
}

/** Processes one call: authentication, input, handler, response. */
function answering(name: string, route: Route, handler: AnyHandler, services: Services) {
  const { callers, config, database, limits, load } = services;
  const { params, query, body, invalidBody } = route;
  const urgency = urgencyOf(name, route);
  const produceAnswer = async (
    request: FastifyRequest,
    reply: FastifyReply,
    { caller, holder }: Asking,
    whitelabel: string,
  ) => {
    const call = {
      params: params && readInput(params, request.params, 'params'),
      query: query && readInput(query, request.query, 'query'),
      body: body && readInput(body, request.body, 'body', invalidBody),
      caller,
      holder,
      whitelabel,
      ip: request.ip,
      languages: acceptedLanguages(request.headers['accept-language']),
    };
    const produce = async () => {
      const answer = await handler(call as Parameters<AnyHandler>[0]);
      if (config.checkAnswers) route.answer.parse(answer);
      return answer;
    };
    reply.header('cache-control', 'no-store');
    if (route.file) return sendFile(reply, route.file, (await produce()) as FileAnswer);
    const key = route.once ? readKey(request) : undefined;
    if (!caller || key === undefined) return sendJson(request, reply, JSON.stringify(await produce()));
    await limits.keyed(caller);
    const inputs = [request.params, request.query, request.body];
    const keyed = { userId: caller.userId, route: name, key, request: inputs };
    const { status, text } = await answerOnce(services, keyed, async () => JSON.stringify(await produce()));
    return sendJson(request, reply.code(status), text);
  };
  return async (request: FastifyRequest, reply: FastifyReply) => {
    load.gate(urgency);
    const whitelabel = whitelabelOf(request);
    const caller =
      route.audience === 'signed-in' ? await callers.fromHeader(request.headers.authorization, whitelabel) : undefined;
    note(caller, whitelabel);
    if (caller?.byLink && !route.byLink) throw errors.judgesOnly();
    if (caller) limits.call(caller);
    const holder = route.audience === 'results-key' ? await keyHolderOf(request, database.db) : undefined;
    if (holder) limits.keyCall(holder);
    const who = caller?.userId ?? request.ip;
    return await load.during(urgency, who, () => produceAnswer(request, reply, { caller, holder }, whitelabel));
  };
}

/** Records the caller for the log. */
function note(caller: Caller | undefined, whitelabel: string): void {
  const call = currentCall();
  if (call) Object.assign(call, { userId: caller?.userId, whitelabel });
}
