import cors from '@fastify/cors';
import Fastify, { type FastifyInstance } from 'fastify';
import { passwordDoor } from '../accounts/password-door';
import { maintenanceDoor } from '../maintenance/door';
import { fileDoor } from '../media/file-door';
import { uploadDoor } from '../media/upload-door';
import { describeApi } from '../openapi/describe-api';
import { allHandlers } from './all-handlers';
import { corsFor } from './allowed-origins';
import { answerErrors } from './answer-errors';
import { answerBrokenRequest } from './broken-requests';
import { healthDoor } from './health';
import { acceptJson } from './json-body';
import { limitBodies, type Patience, timeoutsOf } from './patience';
import { registerRoutes } from './register-routes';
import { sendJson } from './send-json';
import type { Services } from './services';

/** What the server is besides its services. */
export interface AppOptions {
  readonly version: string;
  /** Believe `X-Forwarded-For` of the proxy in front. */
  readonly trustProxy: boolean;
  readonly patience: Patience;
  readonly onFault: (error: unknown) => void;
  /** Stands in front of every route. */
  readonly guard?: ((app: FastifyInstance) => void) | undefined;
}

/** The HTTP server: every route of the contract, files, health and the description of the API. */
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
  maintenanceDoor(app, services);
  registerRoutes(app, allHandlers(services), services);
  await app.register(passwordDoor, services);
  await app.register(uploadDoor, services);
  await app.register(fileDoor, services);
  healthDoor(app, database, options.version);
  const description = JSON.stringify(describeApi(config.versions[0], options.version));
  app.get('/openapi.json', (request, reply) => sendJson(request, reply, description));
  return app;
}
