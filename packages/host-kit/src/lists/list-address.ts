import { PAGE_SIZE_DEFAULT, PAGE_SIZES } from '@waymark/contract';

/** What every address says of a list: its page, how many entries a page has, and the term that is searched for. */
export interface ListPlace {
  readonly page: number;
  readonly perPage: number;
  readonly term: string;
}

/** A part of an address: what it is unless it is written there, and how it is read. */
export interface AddressPart<Value> {
  readonly usual: Value;
  /** @returns undefined for what makes no sense, which counts as not chosen */
  readonly read: (text: string) => Value | undefined;
}

type Filters = Readonly<Record<string, string | number>>;

/** How the place in a list is written in the address. */
export interface ListAddress<P extends ListPlace> {
  read(search: string): P;
  /**
   * What is usual is not written ([G19]), and what is not ours stays.
   * @returns the query with its question mark, or an empty text
   */
  write(place: P, search: string): string;
  /** The place after a change. Any change but to another page leads back to the first one ([G19]). */
  changed(place: P, change: Partial<P>): P;
  /** Whether anything narrows the list, besides the page on view. */
  isNarrowed(place: P): boolean;
}

/** Terms of one or two characters are never asked for. */
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

/** The address of a list with page, page size and term, and with filters of its own, named as they are written. */
export function listAddress<F extends Filters = Readonly<Record<never, never>>>(
  filters: {
    readonly [Name in keyof F]: AddressPart<F[Name]>;
  },
): ListAddress<ListPlace & F> {
  type Place = ListPlace & F;
  const narrowing = Object.entries<AddressPart<string | number>>({ term: TERM, ...filters });
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
      // One value for each part, of the type its part reads.
      return Object.fromEntries(place) as Place;
    },
    write: (place, search) => {
      const query = new URLSearchParams(search);
      for (const [part, { usual }] of parts) {
        query.delete(nameOf(part));
        if (place[part] !== usual) query.set(nameOf(part), String(place[part]));
      }
      const text = query.toString();
      return text && `?${text}`;
    },
    changed: (place, change) => ({ ...place, page: 1, ...change }),
    isNarrowed: (place) => narrowing.some(([part, { usual }]) => place[part] !== usual),
  };
}

/** The address of a list without filters of its own. */
export const plainListAddress: ListAddress<ListPlace> = listAddress({});
