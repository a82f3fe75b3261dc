import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { QueryClient, QueryClientProvider } from '@waymark/host-kit/query';
import { useState } from 'react';
import { stopNames as names, openStops } from '../testing/paged-stops';
import { watchEnds } from '../testing/scroll-to-end';
import { EndlessPages } from './endless-pages';
import { pageOf } from './page-at';

const { scroll, ends } = watchEnds();
const has = (count: number) => waitFor(() => expect(names()).toHaveLength(count));
const says = (text: string) => screen.findByText(text);

describe('a list at pageSize=infinite', () => {
  it('appends pages of 50 near its end, up to the last, and has no pager', async () => {
    const { asked, search, isOneEntry } = openStops('?pageSize=infinite');
    await says('1–50 of 120');
    expect([names().length, asked]).toEqual([50, ['1/50']]);
    expect(screen.queryByRole('navigation')).toBeNull();
    await scroll(false);
    expect(names()).toHaveLength(50);
    await scroll();
    await says('1–100 of 120');
    await scroll();
    await says('1–120 of 120');
    expect(names()).toEqual(Array.from({ length: 120 }, (_, n) => `Stop ${n + 1}`));
    expect([asked, ends()]).toEqual([['1/50', '2/50', '3/50'], 0]);
    expect(search()).toBe('?page=3&pageSize=infinite');
    expect(isOneEntry()).toBe(true);
  });

  it('is as long at once as its address says', async () => {
    const { asked } = openStops('?page=2&pageSize=infinite');
    await says('1–100 of 120');
    expect(asked).toEqual(['1/50', '2/50']);
  });

  it('asks once while a page is on its way', async () => {
    const { asked, answers } = openStops('?pageSize=infinite');
    await says('1–50 of 120');
    let arrive: () => void = () => undefined;
    answers.hold = new Promise((resolve) => {
      arrive = resolve;
    });
    await scroll();
    expect(ends()).toBe(0);
    await scroll();
    await act(async () => arrive());
    await says('1–100 of 120');
    expect(asked).toEqual(['1/50', '2/50']);
  });

  it('says why a page failed and asks for it again on Retry', async () => {
    const { asked, answers } = openStops('?pageSize=infinite');
    await says('1–50 of 120');
    answers.fails = true;
    await scroll();
    await screen.findByText(/^Couldn't load more\./);
    expect([names().length, ends(), asked]).toEqual([50, 0, ['1/50', '2/50']]);
    answers.fails = false;
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await says('1–100 of 120');
    expect(screen.queryByText(/^Couldn't load more\./)).toBeNull();
  });

  it('forgets a failure with the list that it was about', async () => {
    const { answers } = openStops('?pageSize=infinite');
    await says('1–50 of 120');
    answers.fails = true;
    await scroll();
    await screen.findByText(/^Couldn't load more\./);
    answers.fails = false;
    await userEvent.click(screen.getByLabelText('Search'));
    await userEvent.paste('Stop');
    await waitFor(() => expect(ends()).toBe(1));
    expect(screen.queryByText(/^Couldn't load more\./)).toBeNull();
    await scroll();
    await says('1–100 of 120');
  });

  it('starts over with a search, which keeps it endless', async () => {
    const { asked, search } = openStops('?pageSize=infinite');
    await says('1–50 of 120');
    await scroll();
    await says('1–100 of 120');
    await userEvent.click(screen.getByLabelText('Search'));
    await userEvent.paste('Stop 1');
    await has(32);
    expect([search(), asked.at(-1)]).toEqual(['?term=Stop+1&pageSize=infinite', '1/50 Stop 1']);
    await says('1–32 of 32');
  });

  it('says that it is empty', async () => {
    openStops('?pageSize=infinite', 0);
    expect(await says('There are no results.')).toBeTruthy();
  });
});

it('a list that is held as a whole grows likewise', async () => {
  const all = Array.from({ length: 120 }, (_, n) => ({ id: n + 1 }));
  function Held() {
    const [page, setPage] = useState(1);
    const place = { page, perPage: 50, endless: true, term: '' } as const;
    const list = { page: pageOf(all, place), query: { isPlaceholderData: false } };
    return <EndlessPages list={list} place={place} change={(to) => setPage(to.page ?? 1)} />;
  }
  const client = new QueryClient();
  render(
    <QueryClientProvider client={client}>
      <Held />
    </QueryClientProvider>,
  );
  for (const shown of ['1–50 of 120', '1–100 of 120', '1–120 of 120']) {
    expect(screen.getByRole('status').textContent).toBe(shown);
    await scroll();
  }
  expect(ends()).toBe(0);
});

it('a list with another page size has a pager', async () => {
  openStops('?pageSize=50');
  await screen.findByRole('navigation');
  expect(ends()).toBe(0);
  await userEvent.click(screen.getByRole('button', { name: 'Page 3' }));
  await has(20);
});
