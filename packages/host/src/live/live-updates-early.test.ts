import { SHOWN, shows } from '@waymark/client';
import { asGameId, type LiveMessage, type LiveScreen } from '@waymark/contract';
import { QueryClient } from '@waymark/host-kit/query';
import { livePage } from '../testing/live-page';
import type * as line from './live-line';

// Calls of screens and the socket before the desk has loaded.

const game = asGameId(7);
const update = (id = 7): LiveMessage => ({
  id: `${Math.random()}`,
  source: 'ss.game.update',
  detail: { user_id: 2, game: { id } },
});
const screen = (more: Partial<LiveScreen> = {}): LiveScreen => ({ game, asks: ['ss.game.update'], ...more });

/** A page that has read a game, and whose code loads unless the network fails. */
function setUp(eventTarget?: EventTarget) {
  const network = { fails: false, fetches: 0 };
  const queries = new QueryClient();
  const read = queries.getQueryCache().build(queries, { queryKey: ['game', 7], meta: shows(SHOWN.game, game) });
  read.setData('old');
  const fetch = async (): Promise<typeof line> => {
    network.fetches += 1;
    if (network.fails) throw new Error('no network');
    return await import('./live-line');
  };
  const { code, live } = livePage(queries, fetch, { eventTarget });
  return { network, code, live, isOld: () => read.state.isInvalidated, load: () => code.load() };
}
const idle = () => new Promise((resolve) => setTimeout(resolve));

it('loads nothing for calls that can wait', async () => {
  const { live, network } = setUp();
  live.subscribe(['ss.game.update'], () => undefined);
  const leave = live.declare(screen());
  live.answer([]);
  live.ignore();
  leave();
  await idle();
  expect(network.fetches).toBe(0);
});

it('handles a message that arrived meanwhile, and passes it to current subscribers', async () => {
  const { live, load, isOld } = setUp();
  const heard: string[] = [];
  const end = live.subscribe(['ss.game.update'], () => heard.push('ended'));
  live.subscribe(['ss.game.update'], ({ source }) => heard.push(source));
  live.receive(update());
  end();
  expect([heard, isOld()]).toEqual([[], false]);
  await load();
  expect([heard, isOld()]).toEqual([['ss.game.update'], true]);
});

it('asks for a screen declared before loading, and stops when it closes', async () => {
  const { live, load, isOld } = setUp();
  const leave = live.declare(screen());
  live.receive(update());
  await load();
  expect([live.pending.get()?.messages.length, isOld()]).toEqual([1, false]);
  leave();
  expect(live.pending.get()).toBeUndefined();
});

it('waits until a typing user leaves the field', async () => {
  const page = new EventTarget();
  const { live, load } = setUp(page);
  live.declare(screen());
  live.receive(update());
  await load();
  page.dispatchEvent(new Event('input'));
  expect(live.pending.get()).toBeUndefined();
  page.dispatchEvent(new Event('focusout'));
  expect(live.pending.get()?.messages).toHaveLength(1);
});

it('reloads what a screen closed before asking would have asked about', async () => {
  const { live, load, isOld } = setUp();
  const leave = live.declare(screen());
  live.ask(update());
  leave();
  live.declare(screen({ asks: [] }));
  await load();
  expect([live.pending.get(), isOld()]).toEqual([undefined, true]);
});

it.each([
  ['ask', ({ live }: ReturnType<typeof setUp>) => live.ask(update())],
  ['receive', ({ live }: ReturnType<typeof setUp>) => live.receive(update())],
  ['catchUp', ({ live }: ReturnType<typeof setUp>) => live.catchUp()],
  ['reloadEverything', ({ live }: ReturnType<typeof setUp>) => live.reloadEverything()],
  ['reloadGame', ({ live }: ReturnType<typeof setUp>) => live.reloadGame()],
])('%s loads the code, and is repeated after a failed load', async (_, say) => {
  const page = setUp();
  page.live.declare(screen());
  page.network.fails = true;
  say(page);
  await idle();
  await idle();
  expect([page.network.fetches, page.isOld()]).toEqual([1, false]);
  page.network.fails = false;
  await page.load();
  expect(page.isOld() || page.live.pending.get() !== undefined).toBe(true);
});
