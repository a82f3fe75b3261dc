/** Number of rows from which a list is checked in pieces. */
const LONG = 200;
/** Rows checked between clock readings. */
const AT_ONCE = 5;
/** Milliseconds of checking before yielding to keys and frames. */
const TURN = 8;

/** Checks a response. */
interface Schema<Result> {
  safeParse(data: unknown): Result;
}

type Reading = { readonly success: boolean; readonly data?: unknown };

/** Checks a response by its route's schema: a long list in pieces, yielding to keys and frames in between. */
export async function readAnswer<Result extends Reading>(schema: Schema<Result>, data: unknown): Promise<Result> {
  const long = longListOf(data);
  if (!long) return schema.safeParse(data);
  const { name, rows, beside } = long;
  const read: unknown[] = [];
  let last: Result | undefined;
  // The current task has already parsed the text.
  let until = 0;
  for (let at = 0; at < rows.length; at += AT_ONCE) {
    if (performance.now() >= until) {
      await nextTurn();
      until = performance.now() + TURN;
    }
    last = schema.safeParse({ ...beside, [name]: rows.slice(at, at + AT_ONCE) });
    const part = (last.data as Readonly<Record<string, unknown>> | undefined)?.[name];
    // Only parsing the whole response gives its index.
    if (!last.success || !Array.isArray(part)) return schema.safeParse(data);
    read.push(...part);
  }
  return { ...(last as Result), data: { ...(last?.data as object), [name]: read } };
}

/** The list that a response consists of, if it is long. */
function longListOf(data: unknown) {
  if (typeof data !== 'object' || data === null || Array.isArray(data)) return undefined;
  const beside: Readonly<Record<string, unknown>> = { ...data };
  const found = Object.entries(beside).find(([, value]) => Array.isArray(value) && value.length > LONG);
  return found && { name: found[0], rows: found[1] as readonly unknown[], beside };
}

const nextTurn = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
