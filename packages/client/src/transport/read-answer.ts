/** Rows from which a list is checked in pieces. */
const LONG = 200;
/** Rows checked before a look at the clock. */
const AT_ONCE = 5;
/** Milliseconds of checking before keys and frames have their turn. */
const TURN = 8;

/** What checks an answer. */
interface Schema<Result> {
  safeParse(data: unknown): Result;
}

type Reading = { readonly success: boolean; readonly data?: unknown };

/** Checks an answer by the schema of its route: a long list in pieces, between which keys and frames have their turn. */
export async function readAnswer<Result extends Reading>(schema: Schema<Result>, data: unknown): Promise<Result> {
  const long = longListOf(data);
  if (!long) return schema.safeParse(data);
  const { name, rows, beside } = long;
  const read: unknown[] = [];
  let last: Result | undefined;
  // The task so far has read the text of the answer.
  let until = 0;
  for (let at = 0; at < rows.length; at += AT_ONCE) {
    if (performance.now() >= until) {
      await nextTurn();
      until = performance.now() + TURN;
    }
    last = schema.safeParse({ ...beside, [name]: rows.slice(at, at + AT_ONCE) });
    const part = (last.data as Readonly<Record<string, unknown>> | undefined)?.[name];
    // Its place in the list is told only by reading the whole of it.
    if (!last.success || !Array.isArray(part)) return schema.safeParse(data);
    read.push(...part);
  }
  return { ...(last as Result), data: { ...(last?.data as object), [name]: read } };
}

/** The list that an answer is made of, where it is long. */
function longListOf(data: unknown) {
  if (typeof data !== 'object' || data === null || Array.isArray(data)) return undefined;
  const beside: Readonly<Record<string, unknown>> = { ...data };
  const found = Object.entries(beside).find(([, value]) => Array.isArray(value) && value.length > LONG);
  return found && { name: found[0], rows: found[1] as readonly unknown[], beside };
}

const nextTurn = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
