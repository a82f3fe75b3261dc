import { Drafts } from './drafts';
import { draftOwner, forgetDrafts } from './kept-drafts';

interface Values {
  name: string;
  code: string;
}

const HERE = 'https://api.test/';

let signedIn: number | undefined;
const open = ({ account = 1, place = 'settings 7', provider = HERE } = {}) => {
  signedIn = account;
  const read = (kept: unknown) => (kept ?? {}) as Partial<Values>;
  const drafts = new Drafts<Values>(place, read, provider, () => signedIn);
  drafts.keepFor(account);
  return drafts;
};

/** The system closes the app: what belongs to its tab is lost. */
const closeApp = () => sessionStorage.clear();

/** The worker in charge of the page. */
const workBy = (script: string) =>
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { controller: { scriptURL: `https://builder.test${script}` } },
  });

beforeEach(() => {
  localStorage.clear();
  closeApp();
  workBy('/offline-worker.js');
});
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

describe('drafts in an installed builder', () => {
  it('survive the end of the app', () => {
    open().put({ name: 'Quay' });
    closeApp();
    expect(open().state.get()).toEqual({ shown: { name: 'Quay' }, restored: ['name'] });
  });

  it.each([
    ['another account', { account: 2 }],
    ['an account of another provider', { provider: 'https://other.test/' }],
    ['another place', { place: 'settings 8' }],
  ])('are never shown to %s', (_, elsewhere) => {
    open().put({ name: 'Quay' });
    closeApp();
    expect(open(elsewhere).latest()).toEqual({});
  });

  it('are removed once saved, also after the end of the app', () => {
    open().put({ name: 'Quay', code: 'Q' });
    closeApp();
    open().drop({ name: 'Quay' });
    closeApp();
    expect(open().latest()).toEqual({ code: 'Q' });
    open().drop({ code: 'Q' });
    expect(localStorage).toHaveLength(0);
  });

  it('omit a very long text', () => {
    open().put({ name: 'Quay', code: 'x'.repeat(100_000) });
    closeApp();
    expect(open().latest()).toEqual({ name: 'Quay' });
  });

  it('are limited in size: the oldest are removed', () => {
    jest.useFakeTimers();
    for (const place of ['one', 'two', 'three', 'four', 'five', 'six']) {
      open({ place }).put({ name: 'x'.repeat(90_000) });
      jest.advanceTimersByTime(1000);
    }
    closeApp();
    const isKept = (place: string) => open({ place }).latest().name !== undefined;
    expect(['six', 'five', 'four', 'three', 'two', 'one'].filter(isKept)).toEqual([
      'six',
      'five',
      'four',
      'three',
      'two',
    ]);
  });

  it('are not stored again by the screen of an account that signed out', () => {
    const drafts = open();
    drafts.put({ name: 'Quay' });
    signedIn = undefined;
    forgetDrafts();
    drafts.put({ name: 'Quays' });
    expect(localStorage).toHaveLength(0);
  });

  it('are forgotten for everybody, or for all but one account', () => {
    open().put({ name: 'Quay' });
    open({ account: 2 }).put({ name: 'Pier' });
    closeApp();
    forgetDrafts(draftOwner(HERE, 2));
    expect([open().latest(), open({ account: 2 }).latest()]).toEqual([{}, { name: 'Pier' }]);
    closeApp();
    forgetDrafts();
    expect(open({ account: 2 }).latest()).toEqual({});
  });
});

it.each([
  ['no worker', ''],
  ["a partner's worker", '/partner-worker.js'],
])('drafts in a page with %s are not stored on the device', (_, script) => {
  if (script) workBy(script);
  else Reflect.deleteProperty(navigator, 'serviceWorker');
  open().put({ name: 'Quay' });
  expect(localStorage).toHaveLength(0);
  expect(open().latest()).toEqual({ name: 'Quay' });
});
