import { PAGE_SIZE_DEFAULT, PAGE_SIZES } from '@waymark/contract';

/** What an address says of a list: its page, how many entries a page has, and the term that is searched for. */
export interface ListAddress {
  readonly page: number;
  readonly perPage: number;
  readonly term: string;
}

/** Terms of one or two characters are never asked for. */
const SHORTEST_TERM = 3;

/** Reads a list's place out of an address; whatever is missing or makes no sense counts as not chosen. */
export function readListAddress(search: string): ListAddress {
  const query = new URLSearchParams(search);
  const page = query.get('page') ?? '';
  const size = Number(query.get('pageSize'));
  const term = (query.get('term') ?? '').trim();
  return {
    page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1,
    perPage: PAGE_SIZES.find((known) => known === size) ?? PAGE_SIZE_DEFAULT,
    term: term.length < SHORTEST_TERM ? '' : term,
  };
}

/** Writes a list's place into an address; what is usual is left out ([G19]), and what is not ours stays. */
export function writeListAddress({ page, perPage, term }: ListAddress, search: string): string {
  const query = new URLSearchParams(search);
  const put = (name: string, value: string | number, usual: string | number) => {
    query.delete(name);
    if (value !== usual) query.set(name, String(value));
  };
  put('term', term, '');
  put('page', page, 1);
  put('pageSize', perPage, PAGE_SIZE_DEFAULT);
  const text = query.toString();
  return text && `?${text}`;
}

/** The place after a change. Any change but to another page leads back to the first one ([G19]). */
export const changedAddress = (address: ListAddress, change: Partial<ListAddress>): ListAddress => ({
  ...address,
  page: 1,
  ...change,
});
