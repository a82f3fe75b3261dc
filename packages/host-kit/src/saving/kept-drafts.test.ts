import { Drafts } from './drafts';
import { openKeptDraft } from './kept-drafts';

interface Values {
  name: string;
  code: string;
}

const HERE = 'https://api.test/';

let signedIn: number | undefined;
/** The code of the device's drafts loads with the first ones. */
const loaded = () => new Promise((resolve) => setTimeout(resolve));

const open = async ({ account = 1, place = 'settings 7', provider = HERE } = {}) => {
  signedIn = account;
  const read = (kept: unknown) => (kept ?? {}) as Partial<Values>;
  const drafts = new Drafts<Values>(place, read, async (account) =>
    openKeptDraft({ provider, account, place, signedIn: () => signedIn }),
  );
  drafts.keepFor(account);
  await loaded();
  return drafts;
};

/** The system closes the app: what belongs to its tab is lost. */
const closeApp = () => sessionStorage.clear();

beforeEach(() => {
  localStorage.clear();
  closeApp();
});
afterEach(() => jest.useRealTimers());

describe('drafts on a device', () => {
  it('survive the end of the app', async () => {
    (await open()).put({ name: 'Quay' });
    closeApp();
    expect((await open()).state.get()).toEqual({ shown: { name: 'Quay' }, restored: ['name'] });
  });

  it.each([
    ['another account', { account: 2 }],
    ['an account of another provider', { provider: 'https://other.test/' }],
    ['another place', { place: 'settings 8' }],
  ])('are never shown to %s', async (_, elsewhere) => {
    (await open()).put({ name: 'Quay' });
    closeApp();
    expect((await open(elsewhere)).latest()).toEqual({});
  });

  it('are removed once saved, also after the end of the app', async () => {
    (await open()).put({ name: 'Quay', code: 'Q' });
    closeApp();
    (await open()).drop({ name: 'Quay' });
    closeApp();
    expect((await open()).latest()).toEqual({ code: 'Q' });
    (await open()).drop({ code: 'Q' });
    expect(localStorage).toHaveLength(0);
  });

  it('omit a very long text', async () => {
    (await open()).put({ name: 'Quay', code: 'x'.repeat(100_000) });
    closeApp();
    expect((await open()).latest()).toEqual({ name: 'Quay' });
  });

  it('are limited in size: the oldest are removed', async () => {
    jest.useFakeTimers({ doNotFake: ['setTimeout'] });
    for (const place of ['one', 'two', 'three', 'four', 'five', 'six']) {
      (await open({ place })).put({ name: 'x'.repeat(90_000) });
      jest.advanceTimersByTime(1000);
    }
    closeApp();
    const kept: string[] = [];
    for (const place of ['six', 'five', 'four', 'three', 'two', 'one'])
      if ((await open({ place })).latest().name !== undefined) kept.push(place);
    expect(kept).toEqual(['six', 'five', 'four', 'three', 'two']);
  });

  it('are not stored again by the screen of an account that signed out', async () => {
    const drafts = await open();
    drafts.put({ name: 'Quay' });
    signedIn = undefined;
    localStorage.clear();
    drafts.put({ name: 'Quays' });
    expect(localStorage).toHaveLength(0);
  });
});
