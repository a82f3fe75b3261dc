/** Entries passed at once: a batch is parsed within a few milliseconds. */
const AT_ONCE = 250;

/** A long list passed between threads: in one piece it would block the receiver. */
export interface Pieces<Entry> {
  /** Parts of the list, as JSON. */
  readonly pieces: readonly string[];
  /** The item type, for the compiler only. */
  readonly entry?: Entry;
}

/** Yields to the event loop. */
export const yieldToEventLoop = (): Promise<void> =>
  new Promise((resolve) => {
    setImmediate(resolve);
  });

/** Size of a lot. */
export interface BatchSize<Entry> {
  readonly entries?: number;
  /** Weight of an entry, and maximum weight of a lot; a heavier entry gets its own. */
  readonly weigh?: (entry: Entry) => number;
  readonly weight?: number;
}

/** Splits a long list into lots, in order. */
export function splitIntoBatches<Entry>(
  list: readonly Entry[],
  { entries = AT_ONCE, weigh = () => 0, weight = Number.POSITIVE_INFINITY }: BatchSize<Entry> = {},
): (readonly Entry[])[] {
  const lots: Entry[][] = [];
  let carried = 0;
  for (const entry of list) {
    const its = weigh(entry);
    const batch = lots.at(-1);
    if (batch && batch.length < entries && carried + its <= weight) batch.push(entry);
    else {
      lots.push([entry]);
      carried = 0;
    }
    carried += its;
  }
  return lots;
}

/** A part of a list, as sent. */
export const asPiece = (batch: readonly unknown[]): string => JSON.stringify(batch);

/** Splits a list, yielding in between. */
export async function toPieces<Entry>(list: readonly Entry[]): Promise<Pieces<Entry>> {
  const pieces: string[] = [];
  for (const batch of splitIntoBatches(list)) {
    pieces.push(asPiece(batch));
    await yieldToEventLoop();
  }
  return { pieces };
}

/** Joins a list, yielding in between. */
export async function fromPieces<Entry>({ pieces }: Pieces<Entry>): Promise<Entry[]> {
  const list: Entry[] = [];
  for (const piece of pieces) {
    list.push(...(JSON.parse(piece) as Entry[]));
    await yieldToEventLoop();
  }
  return list;
}
