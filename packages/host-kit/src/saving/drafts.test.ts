import { Drafts } from './drafts';

interface Values {
  name: string;
  code: string;
}

/** Storage that holds only texts of known fields. */
const read = (kept: unknown): Partial<Values> =>
  Object.fromEntries(
    Object.entries(kept ?? {}).filter(([field, value]) => field !== 'odd' && typeof value === 'string'),
  );

const open = (account = 1, place = 'settings 7') => {
  const drafts = new Drafts<Values>(place, read);
  drafts.keepFor(account);
  return drafts;
};

beforeEach(() => sessionStorage.clear());

it('are restored after a reload, for the same account and place', () => {
  open().put({ name: 'Quay' });
  expect(open().state.get()).toEqual({ shown: { name: 'Quay' }, restored: ['name'] });
  expect(open(2).latest()).toEqual({});
  expect(open(1, 'settings 8').latest()).toEqual({});
});

it('yield to what was typed before the account was known', () => {
  open().put({ name: 'Quay', code: 'Q' });
  const drafts = new Drafts<Values>('settings 7', read);
  drafts.put({ name: 'Pier' });
  drafts.keepFor(1);
  expect(drafts.state.get()).toEqual({ shown: { name: 'Pier', code: 'Q' }, restored: ['code'] });
});

it('are not stored without an account', () => {
  const drafts = new Drafts<Values>('settings 7', read);
  drafts.keepFor(undefined);
  drafts.put({ name: 'Quay' });
  expect(sessionStorage).toHaveLength(0);
});

it('are no longer marked as restored once edited', () => {
  open().put({ name: 'Quay', code: 'Q' });
  const drafts = open();
  drafts.put({ name: 'Pier' });
  expect(drafts.state.get().restored).toEqual(['code']);
});

it('are dropped once saved, unless edited since', () => {
  const drafts = open();
  drafts.put({ name: 'Quay', code: 'Q' });
  drafts.put({ name: 'Pier' });
  drafts.drop({ name: 'Quay', code: 'Q' });
  expect(drafts.latest()).toEqual({ name: 'Pier' });
  drafts.drop({ name: 'Pier' });
  expect(sessionStorage).toHaveLength(0);
});

it('omit a text too long for the storage', () => {
  const drafts = open();
  const setItem = jest.spyOn(Storage.prototype, 'setItem').mockImplementationOnce(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  drafts.put({ name: 'Quay', code: 'x'.repeat(100_000) });
  setItem.mockRestore();
  expect(open().latest()).toEqual({ name: 'Quay' });
});

it('survive corrupt storage', () => {
  open().put({ name: 'Quay' });
  sessionStorage.setItem(sessionStorage.key(0) ?? '', '{');
  expect(open().latest()).toEqual({});
});

it('are copied as soon as there is a copy, and restored from it', async () => {
  const kept: object[] = [{ code: 'Q' }];
  const copy = { kept: kept[0], keep: (shown: object) => kept.push(shown) };
  let isInstalled = false;
  const drafts = new Drafts<Values>('settings 7', read, async () => (isInstalled ? copy : undefined));
  drafts.keepFor(1);
  await Promise.resolve();
  isInstalled = true;
  drafts.put({ name: 'Quay' });
  await Promise.resolve();
  expect(kept.at(-1)).toEqual({ name: 'Quay', code: 'Q' });
  expect(drafts.state.get()).toEqual({ shown: { name: 'Quay', code: 'Q' }, restored: ['code'] });
});
