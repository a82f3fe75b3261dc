import cors from '@fastify/cors';
import Fastify, { type FastifyInstance } from 'fastify';
import { passwordPages } from '../accounts/password-pages';
import { dropboxReturnRoutes } from '../dropbox/return-routes';
import { archiveRoutes } from '../exports/archive-routes';
import { maintenanceRoutes } from '../maintenance/routes';
import { fileRoutes } from '../media/file-routes';
import { uploadRoutes } from '../media/upload-routes';
import { describeApi } from '../openapi/describe-api';
import { operatorDoor } from '../operator/door';
import { paymentNewsRoutes } from '../purchases/news-routes';
import { previewRoutes } from '../reels/preview-routes';
import type { EndedCall } from '../watch/ended-call';
import type { Metrics } from '../watch/metrics';
import { metricsRoute } from '../watch/metrics-route';
import type { Tracing } from '../watch/tracing';
import { warnOfUntrustedProxies } from '../watch/untrusted-proxies';
import { watchCalls } from '../watch/watch-calls';
import { allHandlers } from './all-handlers';
import { corsFor } from './allowed-origins';
import { answerErrors } from './answer-errors';
import { answerBrokenRequest } from './broken-requests';
import type { Draining } from './draining';
import { healthRoutes } from './health';
import { acceptJson } from './json-body';
import { registerRoutes } from './register-routes';
import { sendJson } from './send-json';
import type { Services } from './services';
import { sendStrictTransport } from './strict-transport';
import { limitBodies, type Timeouts, timeoutsOf } from './timeouts';
import { type TrustedProxies, trustOption } from './trusted-proxies';

/** Options of the server besides its services. */
export interface AppOptions {
  readonly version: string;
  /** Proxies whose `X-Forwarded-For` is trusted. */
  readonly trustProxy: TrustedProxies;
  readonly timeouts: Timeouts;
  readonly draining: Draining;
  readonly onFault: (error: unknown) => void;
  /** Called at the end of every call. */
  readonly onCall: (call: EndedCall) => void;
  readonly metrics: Metrics;
  /** Receives notices for operators. */
  readonly onNotice: (line: string) => void;
  readonly tracing?: Tracing | undefined;
  /** Called with the pattern of every route. */
  readonly onRoute?: (url: string) => void;
  /** Runs before every route. */
  readonly guard?: ((app: FastifyInstance) => void) | undefined;
}

/** The HTTP server: all routes of the contract, files, health and the API description. */
export async function buildApp(services: Services, options: AppOptions): Promise<FastifyInstance> {
  const { config, database } = services;
  const app = Fastify({
    logger: false,
    trustProxy: trustOption(options.trustProxy),
    // Calls in flight finish; idle connections are closed.
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    exposeHeadRoutes: false,
    clientErrorHandler: answerBrokenRequest,
    ...timeoutsOf(options.timeouts),
  });
  const { onRoute } = options;
  if (onRoute) app.addHook('onRoute', ({ url }) => onRoute(url));
  const onEnded = (call: EndedCall) => {
    options.metrics.call(call);
    options.onCall(call);
  };
  warnOfUntrustedProxies(app, options.onNotice);
  watchCalls(app, { onEnded, tracing: options.tracing });
  await app.register(cors, { delegator: corsFor(config.builderOrigins, services.partners) });
  options.draining.watch(app);
  sendStrictTransport(app, services.origin);
  options.guard?.(app);
  limitBodies(app, options.timeouts, '/media/upload/');
  answerErrors(app, options.onFault);
  acceptJson(app);
  maintenanceRoutes(app, services);
  operatorDoor(app, services);
  registerRoutes(app, allHandlers(services), services);
  await app.register(passwordPages, services);
  await app.register(uploadRoutes, services);
  await app.register(fileRoutes, services);
  await app.register(archiveRoutes, services);
  await app.register(dropboxReturnRoutes, services);
  await app.register(previewRoutes, services);
  await app.register(paymentNewsRoutes, services);
  healthRoutes(app, database, options.version, options.draining);
  metricsRoute(app, options.metrics);
  let description: string | undefined;
  app.get('/openapi.json', (request, reply) => {
    // Described on demand, because it would be the slowest part of the start and is rarely requested.
    description ??= JSON.stringify(describeApi(config.versions[0], options.version));
    return sendJson(request, reply, description);
  });
  return app;
}
