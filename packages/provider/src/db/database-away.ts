import { DrizzleQueryError } from 'drizzle-orm';

/** Thrown when the database could not be reached. Whether a pending write took effect is unknown. */
export class DatabaseAway extends Error {
  override readonly name: string = 'DatabaseAway';
}

/** The parts of an error that are read, whichever library threw it. */
interface Thrown {
  readonly name?: unknown;
  readonly message?: unknown;
  readonly code?: unknown;
  readonly cause?: unknown;
}

/** Network errors below PostgreSQL. */
const NETWORK = /^(ECONN|EPIPE$|ETIMEDOUT$|EHOST|ENET|ENOTFOUND$|EAI_)/;
/**
 * PostgreSQL's codes for connections, resources, shutdowns and system errors, for refused logins while a server is set
 * up again, for a former primary, and for conflicting transactions.
 */
const PASSING = /^(08|28|3D|53|57|58)...$|^(25006|40001|40P01|55P03)$/;
/** Driver errors without a code. */
const DRIVER_WORDS =
  /^(Connection terminated|Client (has encountered|was closed)|timeout expired|timeout exceeded|Query read timeout|PGlite is clos|Cannot use a pool after)/;

/** Whether a failed statement may succeed later, because the database was unreachable or out of room or time. */
export function isDatabaseAway(error: unknown): boolean {
  for (const at of chainOf(error)) {
    if (at instanceof DatabaseAway) return true;
    // Other services have failing connections too: only errors of a statement count.
    if (at instanceof DrizzleQueryError) return isPassing(at.cause);
  }
  return false;
}

/** Marks errors that a driver throws outside the query builder. */
export const asDatabaseAway = (error: unknown): unknown =>
  isPassing(error) ? new DatabaseAway(reasonOf(error), { cause: error }) : error;

/** The message of the driver or the server, without the statement. */
export function reasonOf(error: unknown): string {
  const [first] = [...chainOf(error)].reverse();
  return String(first?.message || first?.code || error);
}

function isPassing(error: unknown): boolean {
  const [thrown] = chainOf(error);
  if (!thrown) return false;
  const { name, message, code = '' } = thrown;
  // The embedded database reports this once it has given up.
  if (name === 'RuntimeError') return true;
  return NETWORK.test(String(code)) || PASSING.test(String(code)) || DRIVER_WORDS.test(String(message));
}

/** An error and its causes. Errors of the platform itself are not instances of `Error` in a test's realm. */
function* chainOf(error: unknown): Iterable<Thrown> {
  for (let at = error; typeof at === 'object' && at !== null; at = (at as Thrown).cause) yield at;
}
