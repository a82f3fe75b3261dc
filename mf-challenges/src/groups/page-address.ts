import { GROUPS_PAGE_DEFAULT, type GroupsPage } from '@waymark/client';
import { PAGE_SIZES } from '@waymark/contract';

/** Reads the page out of an address; whatever is missing or makes no sense counts as not chosen. */
export function readPageAddress(search: string): GroupsPage {
  const query = new URLSearchParams(search);
  const page = query.get('page') ?? '';
  const size = Number(query.get('pageSize'));
  return {
    page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : GROUPS_PAGE_DEFAULT.page,
    perPage: PAGE_SIZES.find((known) => known === size) ?? GROUPS_PAGE_DEFAULT.perPage,
  };
}

/** Writes a page into an address; what is usual is left out ([G19]), and what is not ours stays. */
export function writePageAddress({ page, perPage }: GroupsPage, search: string): string {
  const query = new URLSearchParams(search);
  query.delete('page');
  query.delete('pageSize');
  if (page !== GROUPS_PAGE_DEFAULT.page) query.set('page', String(page));
  if (perPage !== GROUPS_PAGE_DEFAULT.perPage) query.set('pageSize', String(perPage));
  const text = query.toString();
  return text && `?${text}`;
}
