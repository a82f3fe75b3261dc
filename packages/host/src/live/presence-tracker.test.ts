import { asGameId, type CurrentUser, type GameId, type LiveStatus, writable } from '@waymark/contract';
import { PresenceTracker } from './presence-tracker';

const [seven, eight] = [asGameId(7), asGameId(8)];
const [me, ada] = [
  { id: 1, name: 'Maren' },
  { id: 2, name: 'Ada' },
];

function setUp(offered = true) {
  const said: (GameId | undefined)[] = [];
  const status = writable<LiveStatus>('live');
  const account = writable<CurrentUser>({ id: me.id, features: [] });
  const here = new PresenceTracker({ status, here: (game) => said.push(game) }, account, () => offered);
  return { here, said, status, account };
}

it('says which game is open, once each', () => {
  const { here, said } = setUp();
  here.at(seven);
  here.at(seven);
  here.at(undefined);
  expect(said).toEqual([seven, undefined]);
});

it('says nothing to a provider that does not tell who is there', () => {
  const { here, said } = setUp(false);
  here.at(seven);
  expect(said).toEqual([]);
});

it('shows the others of the open game, and neither oneself nor people of another game', () => {
  const { here } = setUp();
  here.at(seven);
  here.receive({ game: seven, people: [ada, me] });
  expect(here.others.get()).toEqual([ada]);
  here.receive({ game: eight, people: [me] });
  expect(here.others.get()).toEqual([ada]);
  here.at(eight);
  expect(here.others.get()).toEqual([]);
});

it('leaves oneself out also where one learns only later who one is', () => {
  const { here, account } = setUp();
  account.set({ features: [] });
  here.at(seven);
  here.receive({ game: seven, people: [ada, me] });
  account.set({ id: me.id, features: [] });
  expect(here.others.get()).toEqual([ada]);
});

it('knows of nobody while the line is down', () => {
  const { here, status } = setUp();
  here.at(seven);
  here.receive({ game: seven, people: [ada] });
  status.set('reconnecting');
  expect(here.others.get()).toEqual([]);
});

it('does not draw anew what did not change', () => {
  const { here } = setUp();
  here.at(seven);
  here.receive({ game: seven, people: [ada, me] });
  const before = here.others.get();
  here.receive({ game: seven, people: [{ ...ada }] });
  expect(here.others.get()).toBe(before);
});
