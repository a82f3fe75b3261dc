import type { Page } from '@waymark/client';
import { type PaginationProps, token } from '@waymark/ui';
import { useEffect } from 'react';
import styled from 'styled-components';
import { lazyScreenPart } from '../screens/lazy-screen-part';
import type { ListPlace } from './list-address';
import type { Listed } from './list-change';
import type { EndlessQuery } from './pages-query';
import type { ChangePlace } from './use-list-address';

const Space = styled.div`block-size: ${token.control};`;

const Pagination = lazyScreenPart<PaginationProps>(async () => (await import('./pagination')).Pagination, <Space />);
const EndlessPages = lazyScreenPart<ListPagesProps>(async () => (await import('./endless')).EndlessPages, <Space />);

/** Props of ListPages. */
export interface ListPagesProps {
  readonly list: {
    /** The displayed page; nothing is shown without one. */
    readonly page: Page<unknown> | undefined;
    readonly query: { readonly isPlaceholderData: boolean };
    /** Where more of an endless list comes from, unless it is held as a whole. */
    readonly more?: EndlessQuery<Page<Listed>> | undefined;
  };
  readonly place: ListPlace;
  readonly change: ChangePlace<ListPlace>;
  /** Total number of items, if the provider sends it. */
  readonly count?: number | undefined;
  /** False if an endless list scrolls elsewhere and marks its end itself. */
  readonly marked?: boolean;
}

/** Pagination of a list, the foot of an endless one, or a note that it is empty. Its code loads along with the items. */
export function ListPages(props: ListPagesProps) {
  const { list, place, change, count } = props;
  const { page } = list;
  useEffect(() => (place.endless ? EndlessPages : Pagination).preload(), [place.endless]);
  if (!page) return null;
  if (place.endless && page.items.length > 0) return <EndlessPages {...props} />;
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
