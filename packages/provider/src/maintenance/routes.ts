import { maintenance as asked } from '@waymark/contract';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { errors } from '../server/errors';
import { readInput } from '../server/read-input';
import type { Services } from '../server/services';

/** Path for the operator's command. */
export const MAINTENANCE_DOOR = '/operator/maintenance';

const orderSchema = z.object({ on: z.boolean(), until: z.number(), seal: z.string() });

/** The sealed content. */
export const orderOf = (on: boolean): string => `maintenance ${on ? 'on' : 'off'}`;

/** Seconds until clients should retry. */
const RETRY_SECONDS = 300;

/** Accepts the operator's command, and during maintenance answers every call with 503 except the status call. */
export function maintenanceRoutes(app: FastifyInstance, services: Services): void {
  const { config, maintenance, operatorSeal, now } = services;
  const kept = [...config.versions.map((version) => `/${version}/`), '/media/upload/', '/account/'];
  const question = new Set(config.versions.map((version) => `/${version}${asked.path}`));
  app.addHook('onRequest', async ({ routeOptions: { url } }) => {
    if (!maintenance.isOn || url === undefined || question.has(url)) return;
    if (kept.some((folder) => url.startsWith(folder))) throw errors.maintenance(RETRY_SECONDS);
  });
  app.post(MAINTENANCE_DOOR, async (request) => {
    const { on, until, seal } = readInput(orderSchema, request.body, 'body');
    if (!operatorSeal.isSealed(orderOf(on), until, seal)) throw errors.notAllowed('This is for the operator.');
    await maintenance.turn(on, now());
    return { maintenance: on };
  });
}
