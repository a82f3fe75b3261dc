import { type PaginationProps, token } from '@waymark/ui';
import { useEffect } from 'react';
import styled from 'styled-components';
import { lazyScreenPart } from '../screens/lazy-screen-part';
import type { ListPlace } from './list-address';

const Space = styled.div`block-size: ${token.control};`;

const Pagination = lazyScreenPart<PaginationProps>(async () => (await import('./pagination')).Pagination, <Space />);

interface ListPagesProps {
  /** The displayed page; nothing is shown without one. */
  readonly page: { readonly pages: number; readonly items: readonly unknown[] } | undefined;
  readonly place: ListPlace;
  readonly change: (to: Partial<ListPlace>) => void;
  /** Total number of items, if the provider sends it. */
  readonly count?: number | undefined;
}

/** Pagination of a list, or a note that it is empty. Its code loads in parallel with the items. */
export function ListPages({ page, place, change, count }: ListPagesProps) {
  useEffect(Pagination.preload, []);
  if (!page) return null;
  const shown = page.items.length === 0 ? 0 : count;
  return (
    <Pagination
      page={place.page}
      pages={page.pages}
      perPage={place.perPage}
      {...(shown === undefined ? {} : { count: shown })}
      onPage={(to) => change({ page: to })}
      onPerPage={(perPage) => change({ perPage })}
    />
  );
}
