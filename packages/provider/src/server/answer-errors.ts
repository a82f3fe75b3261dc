import type { FastifyInstance } from 'fastify';
import { isDatabaseAway } from '../db/database-away';
import { NoRoom } from '../storage/no-room';
import { ApiError, errors } from './errors';

/** Converts thrown errors into responses. Internal errors are reported to the operator, never to the caller. */
export function answerErrors(app: FastifyInstance, onFault: (error: unknown) => void): void {
  app.setNotFoundHandler(() => {
    throw errors.noSuchCall();
  });
  app.setErrorHandler((thrown, _request, reply) => {
    const error = asApiError(thrown);
    if (error !== thrown && error.status >= 500) onFault(thrown);
    return reply.code(error.status).headers(error.headers).type('application/json; charset=utf-8').send(error.body);
  });
}

/** The server's own refusals (invalid JSON, too long, unknown content type) have a status below 500. */
function asApiError(thrown: unknown): ApiError {
  if (thrown instanceof ApiError) return thrown;
  if (isDatabaseAway(thrown)) return errors.databaseAway();
  if (thrown instanceof NoRoom) return errors.noRoom();
  const { statusCode, code } = thrown as { statusCode?: unknown; code?: unknown };
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE') return errors.tooLarge('The request is too long.');
  if (code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') return errors.wrongKind('Requests are to be JSON.');
  if (typeof statusCode === 'number' && statusCode >= 400 && statusCode < 500) {
    return new ApiError(statusCode, { message: 'The request cannot be read.' });
  }
  return errors.fault();
}
