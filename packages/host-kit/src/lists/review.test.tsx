import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CallFailure, isTouched } from '@waymark/client';
import type { ApiRequest, Host, LiveSource } from '@waymark/contract';
import { QueryClient, QueryClientProvider } from '@waymark/host-kit/query';
import type { ReactNode } from 'react';
import { HostContext } from '../host-context';
import { pretendHost } from '../testing/pretend-host';
import { GAME, Monitor, Stream } from '../testing/review-screens';

interface Submission {
  readonly id: number;
  readonly review_key: string;
  readonly points: number;
  approved_at?: string | null;
  rejected_at?: string | null;
  featured_at?: string | null;
}
const WHEN = '2026-11-21T19:00:00Z';
const FIELDS: Readonly<Record<string, Partial<Submission>>> = {
  accept: { approved_at: WHEN, rejected_at: null },
  reject: { rejected_at: WHEN, approved_at: null, featured_at: null },
  feature: { featured_at: WHEN },
};

/** A provider with submissions, newest first. `hold` delays its reviews; `documented` answers them with nothing. */
function reviews(ids: readonly number[], { documented = false, featured = false } = {}) {
  const stored: Submission[] = ids.map((id) => ({
    id,
    review_key: `key ${id}`,
    points: 50,
    ...(featured ? { featured_at: WHEN } : {}),
  }));
  const calls: ApiRequest[] = [];
  const answers = { hold: undefined as (() => Promise<void>) | undefined };
  const request = async (call: ApiRequest): Promise<unknown> => {
    calls.push(call);
    const [, id, decision = ''] = /^\/answers\/(\d+)\/(\w+)\.json$/.exec(call.path) ?? [];
    if (call.method === 'PUT') {
      await answers.hold?.();
      const at = stored.findIndex((one) => String(one.id) === id);
      const answer = { ...(stored[at] as Submission), ...FIELDS[decision], review_key: `key ${id} again` };
      stored[at] = answer;
      return documented ? {} : { answer };
    }
    const { per_page: perPage = 25, max_id: below = Infinity, featured: only } = call.query as Record<string, number>;
    const all = stored.filter((one) => one.id < below && (!only || one.featured_at));
    return { answers: all.slice(0, perPage), count: all.length };
  };
  return { stored, calls, answers, request };
}

async function show(screenful: ReactNode, provider: ReturnType<typeof reviews>) {
  const fake = pretendHost();
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const host: Host = { ...fake.host, api: { ...fake.host.api, request: provider.request } };
  const { container } = render(
    <HostContext value={host}>
      <QueryClientProvider client={client}>{screenful}</QueryClientProvider>
    </HostContext>,
  );
  await waitFor(() => expect(container.textContent).not.toContain('Loading'));
  await waitFor(() => expect(provider.calls).toHaveLength(1));
  /** Handles a message of somebody else like the shell. */
  const deliver = (source: LiveSource) =>
    act(async () => {
      const message = { id: source, source, detail: { user_id: 99, game: { id: GAME } } };
      fake.receive(message);
      await client.invalidateQueries({ predicate: (query) => isTouched(query, message) });
    });
  const of = (method: string) => provider.calls.filter((call) => call.method === method);
  return { ...fake, client, hear: deliver, of };
}

const row = (id: number) => within(screen.getByRole('article', { name: `Answer ${id}` }));
const rows = () => screen.queryAllByRole('article').map(({ ariaLabel }) => ariaLabel);
const press = (id: number, decision: string) => userEvent.click(row(id).getByRole('button', { name: decision }));
const message = (id: number) => row(id).getByRole<HTMLInputElement>('textbox', { name: 'Message' });
/** Reviews wait until they are accepted or refused. */
function held(provider: ReturnType<typeof reviews>) {
  const waiting: { done: () => void; refuse: (error: unknown) => void }[] = [];
  provider.answers.hold = () => new Promise((done, refuse) => waiting.push({ done, refuse }));
  return waiting;
}
const conflict = new CallFailure(409, 'Somebody reviewed it in the meantime.', undefined, false);

describe('a row of the monitor', () => {
  it.each([
    ['Accept', 'accepted', { points: 50, message: 'Well done' }],
    ['Reject', 'rejected', { points: 0, message: 'Well done' }],
    ['Feature', 'featured', { points: 50, message: 'Well done' }],
  ])('shows %s at once and sends it in one request', async (decision, shown, body) => {
    const provider = reviews([3, 2, 1]);
    const waiting = held(provider);
    const { of } = await show(<Monitor />, provider);
    await userEvent.type(message(2), 'Well done');
    await press(2, decision);
    expect(row(2).getByText(shown)).toBeTruthy();
    await act(async () => waiting[0]?.done());
    expect(of('PUT')).toMatchObject([
      { path: `/answers/2/${decision.toLowerCase()}.json`, body: { ...body, game_id: 7, review_key: 'key 2' } },
    ]);
    expect([row(2).queryByText(shown) !== null, message(2).value, of('GET').length]).toEqual([true, '', 1]);
    await press(2, 'Accept');
    expect(of('PUT')[1]?.body).toMatchObject({ review_key: 'key 2 again' });
  });

  it('is reloaded if the provider answers a review with nothing', async () => {
    const { of } = await show(<Monitor />, reviews([2, 1], { documented: true }));
    await press(2, 'Accept');
    await waitFor(() => expect(of('GET')).toHaveLength(2));
    expect(row(2).getByText('accepted')).toBeTruthy();
  });

  it('is restored with the typed message when refused, without affecting another review', async () => {
    const provider = reviews([3, 2, 1]);
    const waiting = held(provider);
    const { of, reported } = await show(<Monitor />, provider);
    await userEvent.type(message(3), 'Nearly');
    await press(3, 'Reject');
    await press(1, 'Accept');
    await act(async () => waiting[0]?.refuse(conflict));
    expect([row(3).queryByText('rejected'), message(3).value]).toEqual([null, 'Nearly']);
    expect(reported).toMatchObject([{ error: conflict }]);
    expect(row(1).getByText('accepted')).toBeTruthy();
    await act(async () => waiting[1]?.done());
    expect(of('PUT')).toHaveLength(2);
    expect(row(1).getByText('accepted')).toBeTruthy();
  });

  it('leaves the queue at once when the filter excludes it, and moves the focus on', async () => {
    const provider = reviews([3, 2, 1], { featured: true });
    const waiting = held(provider);
    await show(<Monitor featured />, provider);
    await press(2, 'Reject');
    expect([rows(), screen.queryByText('2 submissions') !== null]).toEqual([['Answer 3', 'Answer 1'], true]);
    await waitFor(() => expect(document.activeElement).toBe(message(1)));
    await act(async () => waiting[0]?.done());
    expect(rows()).toEqual(['Answer 3', 'Answer 1']);
  });

  it('returns to its place with its message when that is refused', async () => {
    const provider = reviews([3, 2, 1], { featured: true });
    const waiting = held(provider);
    await show(<Monitor featured />, provider);
    await userEvent.type(message(2), 'Blurred');
    await press(2, 'Reject');
    expect(rows()).toEqual(['Answer 3', 'Answer 1']);
    await act(async () => waiting[0]?.refuse(conflict));
    expect([rows(), message(2).value]).toEqual([['Answer 3', 'Answer 2', 'Answer 1'], 'Blurred']);
  });

  it('says when the queue is empty', async () => {
    await show(<Monitor />, reviews([]));
    expect(await screen.findByText('There are no submissions to review.')).toBeTruthy();
  });
});

describe('changes by others', () => {
  it('are announced if new, and shown after Refresh', async () => {
    const provider = reviews([2, 1]);
    const { hear: deliver, of } = await show(<Monitor />, provider);
    provider.stored.unshift({ id: 3, review_key: 'key 3', points: 50 });
    await deliver('ss.answer.create');
    expect([rows(), of('GET').length]).toEqual([['Answer 2', 'Answer 1'], 1]);
    await userEvent.click(screen.getByRole('button', { name: 'Refresh' }));
    await waitFor(() => expect(rows()).toEqual(['Answer 3', 'Answer 2', 'Answer 1']));
    expect(screen.queryByRole('button', { name: 'Refresh' })).toBeNull();
  });

  it('show at once on submissions in the queue', async () => {
    const provider = reviews([2, 1]);
    const { hear: deliver } = await show(<Monitor />, provider);
    provider.stored[0] = { ...(provider.stored[0] as Submission), approved_at: WHEN };
    await deliver('ss.answer.accept');
    await waitFor(() => expect(row(2).getByText('accepted')).toBeTruthy());
  });
});

describe('a stream', () => {
  const ids = () => screen.queryAllByRole('listitem').map(({ textContent }) => Number(textContent));
  const more = () => userEvent.click(screen.getByRole('button', { name: 'More' }));

  it('continues below its last item, to the end', async () => {
    const { of } = await show(<Stream perPage={2} />, reviews([5, 4, 3, 2, 1]));
    await waitFor(() => expect(ids()).toEqual([5, 4]));
    await more();
    await more();
    expect(ids()).toEqual([5, 4, 3, 2, 1]);
    expect(of('GET').map(({ query }) => query?.max_id)).toEqual([undefined, 4, 2]);
    expect(screen.queryByRole('button', { name: 'More' })).toBeNull();
  });

  it('prepends new items on a live message and keeps the rest', async () => {
    const provider = reviews([5, 4, 3, 2, 1]);
    const { hear: deliver } = await show(<Stream perPage={3} />, provider);
    await waitFor(() => expect(ids()).toEqual([5, 4, 3]));
    await more();
    provider.stored.unshift({ id: 6, review_key: 'key 6', points: 50 });
    await deliver('ss.answer.create');
    await waitFor(() => expect(ids()).toEqual([6, 5, 4, 3, 2, 1]));
  });

  it('stays stale after its next page has loaded', async () => {
    const { client, of } = await show(<Stream perPage={2} />, reviews([5, 4, 3, 2, 1]));
    await waitFor(() => expect(ids()).toEqual([5, 4]));
    const [stream] = client.getQueryCache().getAll();
    const loadedAt = stream?.state.dataUpdatedAt;
    stream?.invalidate();
    await more();
    await waitFor(() => expect(ids()).toEqual([5, 4, 3, 2]));
    expect(of('GET')).toHaveLength(2);
    expect(stream?.state).toMatchObject({ isInvalidated: true, dataUpdatedAt: loadedAt });
  });
});
