import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { ApiError, errors } from '../server/errors';
import { readInput } from '../server/read-input';
import type { Services } from '../server/services';
import { ALL_OPERATIONS } from './all-operations';
import { OperationRefused } from './operation';

/** Path for operators' commands to a provider that has the embedded database locked. */
export const OPERATOR_DOOR = '/operator/command';

const orderSchema = z.object({ words: z.string(), args: z.string(), until: z.number(), seal: z.string() });

/** The sealed content. */
export const sealedOrder = (words: string, args: string): string => `command ${words}\n${args}`;

/** Runs commands of an operator who knows the provider's secret. */
export function operatorDoor(app: FastifyInstance, services: Services): void {
  app.post(OPERATOR_DOOR, async (request) => {
    const { words, args, until, seal } = readInput(orderSchema, request.body, 'body');
    if (!services.operatorSeal.isSealed(sealedOrder(words, args), until, seal)) {
      throw errors.notAllowed('This is for the operator.');
    }
    const operation = ALL_OPERATIONS.find((known) => known.words === words && !known.alone);
    if (!operation) throw errors.notFound();
    try {
      return await operation.run(services, operation.args.parse(JSON.parse(args)));
    } catch (error) {
      throw error instanceof OperationRefused ? new ApiError(409, { message: error.message }) : error;
    }
  });
}
