import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useState } from 'react';
import { Stack } from '../panel/panel';
import { Pagination } from './pagination';

const meta = { title: 'Pagination' } satisfies Meta;
export default meta;

function Paged({ from, pages, count }: { readonly from: number; readonly pages: number; readonly count: number }) {
  const [page, setPage] = useState(from);
  const [perPage, setPerPage] = useState(25);
  return (
    <Pagination
      page={page}
      pages={pages}
      perPage={perPage}
      count={count}
      onPage={setPage}
      onPerPage={setPerPage}
      label={`Pages from ${from} of ${pages}`}
    />
  );
}

export const Windows: StoryObj = {
  render: () => (
    <Stack>
      <Paged from={1} pages={42} count={1037} />
      <Paged from={21} pages={42} count={1037} />
      <Paged from={42} pages={42} count={1037} />
      <Paged from={2} pages={3} count={61} />
      <Paged from={1} pages={0} count={0} />
    </Stack>
  ),
};
