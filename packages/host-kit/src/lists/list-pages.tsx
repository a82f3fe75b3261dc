import { type PaginationProps, token } from '@waymark/ui';
import { useEffect } from 'react';
import styled from 'styled-components';
import { lazyScreenPart } from '../screens/lazy-screen-part';
import type { ListPagesProps } from './list-pages-props';

const Space = styled.div`block-size: ${token.control};`;

const Pagination = lazyScreenPart<PaginationProps>(
  async () => (await import(/* webpackChunkName: "pages" */ './pagination')).Pagination,
  <Space />,
);
const EndlessPages = lazyScreenPart<ListPagesProps>(
  async () => (await import(/* webpackChunkName: "pages" */ './endless')).EndlessPages,
  <Space />,
);

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
