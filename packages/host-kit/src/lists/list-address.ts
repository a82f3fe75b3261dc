import { PAGE_SIZE_DEFAULT, PAGE_SIZE_INFINITE, PAGE_SIZE_STREAM, PAGE_SIZES } from '@waymark/contract';

/** What every list address contains: page, page size and search term. */
export interface ListPlace {
  /** From 1; of an endless list, the page that it has grown to. */
  readonly page: number;
  readonly perPage: number;
  /** Its pages are not numbered but appended ([G18]). */
  readonly endless?: true;
  readonly term: string;
}

/** A part of an address: its default, and how it is parsed. */
export interface AddressPart<Value> {
  readonly usual: Value;
  /** @returns undefined for invalid text, which counts as the default */
  readonly read: (text: string) => Value | undefined;
  /** False for an order: it hides nothing. */
  readonly narrows?: false;
}

type Filters = Readonly<Record<string, string | number>>;

/** Reads and writes the place in a list as an address. */
export interface ListAddress<P extends ListPlace> {
  read(search: string): P;
  /**
   * Defaults are not written ([G19]); parameters of others stay.
   * @returns the query with its question mark, or an empty text
   */
  write(place: P, search: string): string;
  /** The place after a change. Any change but of the page returns to the first page ([G19]). */
  changed(place: P, change: Partial<P>): P;
  /** Whether a search or filter narrows the list. */
  isNarrowed(place: P): boolean;
}

/** Terms of one or two characters are not searched for. */
const SHORTEST_TERM = 3;

const TERM: AddressPart<string> = {
  usual: '',
  read: (text) => (text.trim().length < SHORTEST_TERM ? undefined : text.trim()),
};
const PAGE: AddressPart<number> = {
  usual: 1,
  read: (text) => (/^[1-9]\d{0,5}$/.test(text) ? Number(text) : undefined),
};
const PER_PAGE: AddressPart<number> = {
  usual: PAGE_SIZE_DEFAULT,
  read: (text) => PAGE_SIZES.find((size) => String(size) === text),
};

/** The address of a list with page, page size, term and its own filters, named as in the address. */
export function listAddress<F extends Filters = Readonly<Record<never, never>>>(
  filters: {
    readonly [Name in keyof F]: AddressPart<F[Name]>;
  },
): ListAddress<ListPlace & F> {
  type Place = ListPlace & F;
  const narrowing = Object.entries<AddressPart<string | number>>({ term: TERM, ...filters }).filter(
    ([, { narrows = true }]) => narrows,
  );
  const parts = Object.entries<AddressPart<string | number>>({
    term: TERM,
    ...filters,
    page: PAGE,
    perPage: PER_PAGE,
  });
  const nameOf = (part: string) => (part === 'perPage' ? 'pageSize' : part);
  return {
    read: (search) => {
      const query = new URLSearchParams(search);
      const place = parts.map(([part, { read, usual }]) => [part, read(query.get(nameOf(part)) ?? '') ?? usual]);
      const isEndless = query.get(nameOf('perPage')) === PAGE_SIZE_INFINITE;
      // One value per part, of the type that the part reads.
      return { ...Object.fromEntries(place), ...(isEndless && { perPage: PAGE_SIZE_STREAM, endless: true }) } as Place;
    },
    write: (place, search) => {
      const query = new URLSearchParams(search);
      for (const [part, { usual }] of parts) {
        query.delete(nameOf(part));
        if (place[part] !== usual) query.set(nameOf(part), String(place[part]));
      }
      if (place.endless) query.set(nameOf('perPage'), PAGE_SIZE_INFINITE);
      const text = query.toString();
      return text && `?${text}`;
    },
    changed: (place, change) => ({ ...place, page: 1, ...change }),
    isNarrowed: (place) => narrowing.some(([part, { usual }]) => place[part] !== usual),
  };
}

/** The address of a list without filters. */
export const plainListAddress: ListAddress<ListPlace> = listAddress({});
