import type { Answer } from '@waymark/contract';
import { NO_ROOM } from '../storage/no-room';

/** An error caused by the caller, with status and body. Any other error is internal: 500. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  readonly body: ErrorBody;
  readonly headers: Readonly<Record<string, string>>;

  constructor(status: number, body: ErrorBody, headers: Readonly<Record<string, string>> = {}) {
    super('message' in body ? body.message : Object.values(body.errors).flat().join(' '));
    this.status = status;
    this.body = body;
    this.headers = headers;
  }
}

/** Messages by field. */
export type FieldErrors = Readonly<Record<string, readonly string[]>>;
/** The two forms of errors ([G90]). */
export type ErrorBody =
  | { readonly message: string; readonly missing?: true; readonly answer?: Answer }
  | { readonly errors: FieldErrors };

const errorOf = (status: number, message: string, headers?: Readonly<Record<string, string>>) =>
  new ApiError(status, { message }, headers);

/** All errors the provider responds with. */
export const errors = {
  malformed: (message: string) => errorOf(400, message),
  unauthenticated: () => errorOf(401, 'Please sign in.'),
  wrongPassword: () => errorOf(401, 'The password is incorrect.'),
  refreshRefused: () => errorOf(401, 'The session has ended. Please sign in.'),
  ticketRefused: () => errorOf(401, 'The ticket was used already, or its time has run out.'),
  keyRefused: () => errorOf(401, "This key isn't valid. Ask the game's organiser for a new one."),
  oneTeamOnly: () =>
    errorOf(
      402,
      'By default your game can accommodate 1 team. In order to allow more teams to participate, you will need to purchase a license.',
    ),
  notAllowed: (message = 'You need to be a game administrator in order to take that action.') => errorOf(403, message),
  judgesOnly: () => errorOf(403, 'This link is for judging one game. Nothing else is open to it.'),
  addressRefused: () => errorOf(403, 'This address is not signed, or its time has run out.'),
  /** The call exists, but its subject does not: `missing` distinguishes it from an unknown call. */
  notFound: () =>
    new ApiError(404, { message: "It may have been deleted, or you don't have access to it.", missing: true }),
  noSuchCall: () => errorOf(404, 'There is no such call.'),
  unknownCode: () => errorOf(404, "This code isn't valid here."),
  unknownAddress: () => errorOf(404, 'No account has that e-mail address.'),
  resetRefused: () => errorOf(404, 'This link has already been used or has expired.'),
  linkRefused: () => errorOf(404, 'This link is no longer valid. Ask the organiser for a new one.'),
  unusableAddress: () => errorOf(409, 'This e-mail address cannot be used for an account.'),
  conflict: (message: string) => errorOf(409, message),
  /** A conflict: includes the current state, so that the caller can decide. */
  decided: (message: string, answer: Answer) => new ApiError(409, { message, answer }),
  alreadyUploaded: () => errorOf(409, 'A file was already uploaded to this address.'),
  passwordsDiffer: () => errorOf(412, "Passwords don't match."),
  tooLarge: (message: string) => errorOf(413, message),
  wrongKind: (message: string) => errorOf(415, message),
  invalid: (fields: FieldErrors) => new ApiError(422, { errors: fields }),
  otherRequest: () => errorOf(422, 'This Idempotency-Key was used for another request.'),
  underWay: () => errorOf(425, 'This is already in progress. Please try again in a moment.', { 'Retry-After': '1' }),
  tooManyTries: (seconds: number) =>
    errorOf(429, 'Too many attempts. Wait a moment and try again.', { 'Retry-After': String(seconds) }),
  tooManyCalls: (seconds: number) =>
    errorOf(429, 'Too many requests at once. Please wait a moment.', { 'Retry-After': String(seconds) }),
  serviceDown: (message: string) => errorOf(502, message),
  maintenance: (seconds: number) =>
    errorOf(503, 'The platform is being maintained. Please try again later.', { 'Retry-After': String(seconds) }),
  busy: (seconds: number) =>
    errorOf(503, 'The platform is busy. Please try again in a moment.', { 'Retry-After': String(seconds) }),
  databaseAway: () =>
    errorOf(503, "The platform can't be reached right now. Please try again.", { 'Retry-After': '2' }),
  tooSlow: () => errorOf(408, 'The request took too long to arrive.'),
  headTooLong: () => errorOf(431, 'The address or the headers of the request are too long.'),
  noRoom: () => errorOf(507, NO_ROOM.text),
  fault: () => errorOf(500, 'The server met an unexpected condition.'),
} as const;

/** PostgreSQL's code for a unique violation, wherever the driver reports it. */
export function isTaken(error: unknown, constraint: string): boolean {
  for (let at: unknown = error; at instanceof Error; at = at.cause) {
    const { code, constraint: broken } = at as { code?: unknown; constraint?: unknown };
    if (code === '23505') return broken === constraint;
  }
  return false;
}
