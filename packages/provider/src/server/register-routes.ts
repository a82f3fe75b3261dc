import { type Route, type RouteName, routeTable } from '@waymark/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { acceptedLanguages } from './accepted-languages';
import type { Handler, Handlers } from './handlers';
import type { RouteLimits } from './json-body';
import { readInput } from './read-input';
import { type FileAnswer, sendFile } from './send-file';
import { sendJson } from './send-json';
import type { Services } from './services';
import { whitelabelOf } from './whitelabel-of';

/** A handler of any route: the table says what goes in and out, here only that it is handed on. */
type AnyHandler = (call: Parameters<Handler<RouteName>>[0]) => Promise<unknown>;

/**
 * Registers every route of the contract's table under the normal version and, but for the unswapped ones, under the
 * staging version.
 * @throws when a route has no handler, or a handler no route
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
    const answer = answering(route, handler as AnyHandler, services);
    const path = route.path.replace(/\{(\w+)\}/g, ':$1');
    const paths = route.bare ? [path, path.replace(/\.json$/, '')] : [path];
    for (const version of route.unswapped ? [normal] : [normal, staging]) {
      const config: RouteLimits = route.mostBytes ? { mostBytes: route.mostBytes } : {};
      for (const one of paths) app.route({ method: route.method, url: `/${version}${one}`, config, handler: answer });
    }
  }
}

/** One call: who, what, the handler, its answer. */
function answering(route: Route, handler: AnyHandler, { callers, config, limits }: Services) {
  const { params, query, body } = route;
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const whitelabel = whitelabelOf(request);
    const caller =
      route.audience === 'public' ? undefined : await callers.fromHeader(request.headers.authorization, whitelabel);
    if (caller) limits.call(caller);
    const call = {
      params: params && readInput(params, request.params, 'params'),
      query: query && readInput(query, request.query, 'query'),
      body: body && readInput(body, request.body, 'body'),
      caller,
      whitelabel,
      ip: request.ip,
      languages: acceptedLanguages(request.headers['accept-language']),
    };
    const answer = await handler(call as Parameters<AnyHandler>[0]);
    if (config.checkAnswers) route.answer.parse(answer);
    reply.header('cache-control', 'no-store');
    if (route.file) return sendFile(reply, route.file, answer as FileAnswer);
    return sendJson(request, reply, JSON.stringify(answer));
  };
}
