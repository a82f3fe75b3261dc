import cors from '@fastify/cors';
import Fastify, { type FastifyInstance } from 'fastify';
import { passwordPages } from '../accounts/password-pages';
import { archiveRoutes } from '../exports/archive-routes';
import { maintenanceRoutes } from '../maintenance/routes';
import { fileRoutes } from '../media/file-routes';
import { uploadRoutes } from '../media/upload-routes';
import { describeApi } from '../openapi/describe-api';
import { allHandlers } from './all-handlers';
import { corsFor } from './allowed-origins';
import { answerErrors } from './answer-errors';
import { answerBrokenRequest } from './broken-requests';
import { healthRoutes } from './health';
import { acceptJson } from './json-body';
import { limitBodies, type Patience, timeoutsOf } from './patience';
import { registerRoutes } from './register-routes';
import { sendJson } from './send-json';
import type { Services } from './services';

/** Options of the server besides its services. */
export interface AppOptions {
  readonly version: string;
  /** Trust `X-Forwarded-For` of the proxy in front. */
  readonly trustProxy: boolean;
  readonly patience: Patience;
  readonly onFault: (error: unknown) => void;
  /** Runs before every route. */
  readonly guard?: ((app: FastifyInstance) => void) | undefined;
}

/** The HTTP server: all routes of the contract, files, health and the API description. */
export async function buildApp(services: Services, options: AppOptions): Promise<FastifyInstance> {
  const { config, database } = services;
  const app = Fastify({
    logger: false,
    trustProxy: options.trustProxy,
    forceCloseConnections: true,
    exposeHeadRoutes: false,
    clientErrorHandler: answerBrokenRequest,
    ...timeoutsOf(options.patience),
  });
  await app.register(cors, { delegator: corsFor(config.builderOrigins, services.partners) });
  options.guard?.(app);
  limitBodies(app, options.patience, '/media/upload/');
  answerErrors(app, options.onFault);
  acceptJson(app);
  maintenanceRoutes(app, services);
  registerRoutes(app, allHandlers(services), services);
  await app.register(passwordPages, services);
  await app.register(uploadRoutes, services);
  await app.register(fileRoutes, services);
  await app.register(archiveRoutes, services);
  healthRoutes(app, database, options.version);
  const description = JSON.stringify(describeApi(config.versions[0], options.version));
  app.get('/openapi.json', (request, reply) => sendJson(request, reply, description));
  return app;
}
