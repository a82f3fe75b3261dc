/** How many entries are handed over at once: so many are read in a few milliseconds. */
const AT_ONCE = 250;

/** A long list on its way from thread to thread: taken as a whole it would hold up the thread that takes it. */
export interface Pieces<Entry> {
  /** Each a part of the list, as JSON. */
  readonly pieces: readonly string[];
  /** What they are pieces of; for the compiler, there is nothing in it. */
  readonly entry?: Entry;
}

/** Lets everything else have its turn. */
export const letOthersIn = (): Promise<void> =>
  new Promise((resolve) => {
    setImmediate(resolve);
  });

/** How much is in a lot. */
export interface LotSize<Entry> {
  readonly entries?: number;
  /** How heavy an entry is, and how heavy a lot may be; a heavier entry is a lot of its own. */
  readonly weigh?: (entry: Entry) => number;
  readonly weight?: number;
}

/** A long list as short ones, in its order. */
export function inLots<Entry>(
  list: readonly Entry[],
  { entries = AT_ONCE, weigh = () => 0, weight = Number.POSITIVE_INFINITY }: LotSize<Entry> = {},
): (readonly Entry[])[] {
  const lots: Entry[][] = [];
  let carried = 0;
  for (const entry of list) {
    const its = weigh(entry);
    const lot = lots.at(-1);
    if (lot && lot.length < entries && carried + its <= weight) lot.push(entry);
    else {
      lots.push([entry]);
      carried = 0;
    }
    carried += its;
  }
  return lots;
}

/** A part of a list, as it travels. */
export const asPiece = (lot: readonly unknown[]): string => JSON.stringify(lot);

/** Takes a list apart, letting others in. */
export async function toPieces<Entry>(list: readonly Entry[]): Promise<Pieces<Entry>> {
  const pieces: string[] = [];
  for (const lot of inLots(list)) {
    pieces.push(asPiece(lot));
    await letOthersIn();
  }
  return { pieces };
}

/** Puts a list together again, letting others in. */
export async function fromPieces<Entry>({ pieces }: Pieces<Entry>): Promise<Entry[]> {
  const list: Entry[] = [];
  for (const piece of pieces) {
    list.push(...(JSON.parse(piece) as Entry[]));
    await letOthersIn();
  }
  return list;
}
