import { asGameId, type CurrentUser, type GameId, type LiveStatus, writable } from '@waymark/contract';
import { LaterCode } from './later-code';
import { PeopleHere } from './people-here';
import { PresenceTracker } from './presence-tracker';

const [seven, eight] = [asGameId(7), asGameId(8)];
const [me, ada] = [
  { id: 1, name: 'Maren' },
  { id: 2, name: 'Ada' },
];

function early(offered = true) {
  const lines: (GameId | undefined)[] = [];
  const status = writable<LiveStatus>('live');
  const account = writable<CurrentUser>({ id: me.id, features: [] });
  const code = new LaterCode(async () => ({ PresenceTracker }));
  const here = new PeopleHere(code, {
    line: { status, here: (game) => lines.push(game) },
    me: account,
    offered: () => offered,
  });
  return { here, lines, status, account, load: () => code.load() };
}

/** A page whose code has loaded. */
async function setUp(offered = true) {
  const { load, ...page } = early(offered);
  await load();
  return page;
}

it('sends which game is open, once per change', async () => {
  const { here, lines } = await setUp();
  here.at(seven);
  here.at(seven);
  here.at(undefined);
  expect(lines).toEqual([seven, undefined]);
});

it('sends nothing to a provider without presence', async () => {
  const { here, lines } = await setUp(false);
  here.at(seven);
  expect(lines).toEqual([]);
});

it('shows the others in the open game, without me and without other games', async () => {
  const { here } = await setUp();
  here.at(seven);
  here.receive({ game: seven, people: [ada, me] });
  expect(here.others.get()).toEqual([ada]);
  here.receive({ game: eight, people: [me] });
  expect(here.others.get()).toEqual([ada]);
  here.at(eight);
  expect(here.others.get()).toEqual([]);
});

it('leaves me out once my account is known', async () => {
  const { here, account } = await setUp();
  account.set({ features: [] });
  here.at(seven);
  here.receive({ game: seven, people: [ada, me] });
  account.set({ id: me.id, features: [] });
  expect(here.others.get()).toEqual([ada]);
});

it('is empty while disconnected', async () => {
  const { here, status } = await setUp();
  here.at(seven);
  here.receive({ game: seven, people: [ada] });
  status.set('reconnecting');
  expect(here.others.get()).toEqual([]);
});

it('keeps the same list if nothing changed', async () => {
  const { here } = await setUp();
  here.at(seven);
  here.receive({ game: seven, people: [ada, me] });
  const before = here.others.get();
  here.receive({ game: seven, people: [{ ...ada }] });
  expect(here.others.get()).toBe(before);
});

it('catches up on the open game and its people once its code has loaded', async () => {
  const { here, lines, load } = early();
  here.at(eight);
  here.at(seven);
  here.receive({ game: seven, people: [ada, me] });
  expect([lines, here.others.get()]).toEqual([[], []]);
  await load();
  expect([lines, here.others.get()]).toEqual([[eight, seven], [ada]]);
});
