import { DrizzleQueryError } from 'drizzle-orm';

/** Said when the database could not be asked. Whether a write that was under way was done is not known. */
export class DatabaseAway extends Error {
  override readonly name: string = 'DatabaseAway';
}

/** What is read of an error, whichever library threw it. */
interface Thrown {
  readonly name?: unknown;
  readonly message?: unknown;
  readonly code?: unknown;
  readonly cause?: unknown;
}

/** How connections fail below PostgreSQL. */
const NETWORK = /^(ECONN|EPIPE$|ETIMEDOUT$|EHOST|ENET|ENOTFOUND$|EAI_)/;
/**
 * What PostgreSQL says of connections, resources, shutdowns and the system around it, of nobody being let in while a server
 * is set up again, of a former primary, and of transactions in each other's way.
 */
const PASSING = /^(08|28|3D|53|57|58)...$|^(25006|40001|40P01|55P03)$/;
/** What the drivers say without a code. */
const DRIVER_WORDS =
  /^(Connection terminated|Client (has encountered|was closed)|timeout expired|timeout exceeded|Query read timeout|PGlite is clos|Cannot use a pool after)/;

/** Whether a failed statement may pass another time: the database was not there, or had no room or no time for it. */
export function isDatabaseAway(error: unknown): boolean {
  for (const at of chainOf(error)) {
    if (at instanceof DatabaseAway) return true;
    // Other services have connections that fail as well: only what a statement met counts.
    if (at instanceof DrizzleQueryError) return isPassing(at.cause);
  }
  return false;
}

/** Marks what a driver threw by itself, outside of the query builder. */
export const asDatabaseAway = (error: unknown): unknown =>
  isPassing(error) ? new DatabaseAway(reasonOf(error), { cause: error }) : error;

/** The words of the driver or the server, without the statement. */
export function reasonOf(error: unknown): string {
  const [first] = [...chainOf(error)].reverse();
  return String(first?.message || first?.code || error);
}

function isPassing(error: unknown): boolean {
  const [thrown] = chainOf(error);
  if (!thrown) return false;
  const { name, message, code = '' } = thrown;
  // The embedded database says so when it gave up.
  if (name === 'RuntimeError') return true;
  return NETWORK.test(String(code)) || PASSING.test(String(code)) || DRIVER_WORDS.test(String(message));
}

/** An error and what caused it. Errors of the platform itself are no `Error` of a test's realm. */
function* chainOf(error: unknown): Iterable<Thrown> {
  for (let at = error; typeof at === 'object' && at !== null; at = (at as Thrown).cause) yield at;
}
