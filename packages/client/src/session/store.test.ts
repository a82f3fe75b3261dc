import { AuthStore } from './store';

const NOW = 1_700_000_000_000;
const ANSWER = { token: 't1', refresh_token: 'r1', lifespan: 60, user_id: 7 };

/** A storage with limited capacity; the test environment's cannot be filled. */
class SmallStorage implements Storage {
  readonly #items = new Map<string, string>();
  constructor(private readonly room: number) {}
  get length() {
    return this.#items.size;
  }
  key = (place: number) => [...this.#items.keys()][place] ?? null;
  getItem = (key: string) => this.#items.get(key) ?? null;
  removeItem = (key: string) => void this.#items.delete(key);
  clear = () => this.#items.clear();
  setItem(key: string, value: string) {
    const after = new Map(this.#items).set(key, value);
    const size = [...after].reduce((sum, [name, text]) => sum + name.length + text.length, 0);
    if (size > this.room) throw new DOMException('full', 'QuotaExceededError');
    this.#items.set(key, value);
  }
}

const refuse = () => {
  throw new DOMException('blocked', 'SecurityError');
};
const blocked = {
  length: 0,
  key: refuse,
  getItem: refuse,
  setItem: refuse,
  removeItem: refuse,
  clear: refuse,
} satisfies Storage;

beforeEach(() => localStorage.clear());

describe('the auth state in local storage', () => {
  it('is read back as written', () => {
    new AuthStore(localStorage).write(ANSWER, NOW);
    expect(new AuthStore(localStorage).read()).toEqual({
      userId: '7',
      token: 't1',
      refreshToken: 'r1',
      expiration: NOW + 3_600_000,
      type: 'Bearer',
    });
  });

  it("keeps the account's features until it signs out or another signs in", () => {
    const store = new AuthStore(localStorage);
    const kept = () => localStorage.getItem('features');
    const first = store.write(ANSWER, NOW);
    store.keepFeatures(new Set(['groups', 'analytics']));
    store.write({ ...ANSWER, token: 't2' }, NOW, first);
    expect(kept()).toBe('groups,analytics');
    store.write({ ...ANSWER, user_id: 8 }, NOW);
    expect(kept()).toBeNull();
    store.keepFeatures(['groups']);
    store.removeAuth();
    expect(kept()).toBeNull();
  });

  it('keeps an auth type other than Bearer until the next sign-in', () => {
    const store = new AuthStore(localStorage);
    store.write({ ...ANSWER, auth_type: 'Organiser' }, NOW);
    expect(localStorage.getItem('auth_type')).toBe('Organiser');
    store.write(ANSWER, NOW);
    expect(localStorage.getItem('auth_type')).toBeNull();
    expect(store.read()?.type).toBe('Bearer');
  });

  it("keeps the account and auth type when a refresh doesn't repeat them", () => {
    const store = new AuthStore(localStorage);
    const before = store.write({ ...ANSWER, auth_type: 'Organiser' }, NOW);
    store.write({ token: 't2', refresh_token: 'r2', lifespan: 60 }, NOW, before);
    expect(store.read()).toMatchObject({ userId: '7', type: 'Organiser', token: 't2' });
  });

  it('inherits nothing from the previous account', () => {
    const store = new AuthStore(localStorage);
    store.write(ANSWER, NOW);
    store.write({ token: 't2', refresh_token: 'r2', lifespan: 60 }, NOW);
    expect(store.read()?.userId).toBe('');
  });

  it("learns the account later if sign-in didn't name it", () => {
    const store = new AuthStore(localStorage);
    store.setUserId('9');
    expect(localStorage.length).toBe(0);
    store.write({ ...ANSWER, user_id: undefined }, NOW);
    store.setUserId('9');
    expect(localStorage.getItem('user_id')).toBe('9');
    expect(store.read()?.token).toBe('t1');
  });

  it('is removed on signing out, leaving unrelated values', () => {
    const store = new AuthStore(localStorage);
    localStorage.setItem('language', 'de');
    store.write({ ...ANSWER, auth_type: 'Organiser' }, NOW);
    store.removeAuth();
    expect(store.read()).toBeUndefined();
    expect({ ...localStorage }).toEqual({ language: 'de' });
  });

  it('clears everything when the session lapses', () => {
    const store = new AuthStore(localStorage);
    localStorage.setItem('language', 'de');
    store.write(ANSWER, NOW);
    store.clearAll();
    expect(localStorage.length).toBe(0);
    expect(store.read()).toBeUndefined();
  });

  it.each([
    ['no token', { refresh_token: 'r', expiration: '1' }, undefined],
    ['an empty token', { token: '', refresh_token: 'r' }, undefined],
    ['a token alone', { token: 't' }, { token: 't', refreshToken: '', expiration: 0, userId: '', type: 'Bearer' }],
    ['an invalid expiration', { token: 't', expiration: 'soon' }, { expiration: 0 }],
    ['a date as its expiration', { token: 't', expiration: '2023-11-14T22:13:20.000Z' }, { expiration: NOW }],
    ['an infinite expiration', { token: 't', expiration: 'Infinity' }, { expiration: 0 }],
  ])('is read correctly with %s', (_, items, state) => {
    for (const [key, value] of Object.entries(items)) localStorage.setItem(key, value);
    const read = new AuthStore(localStorage).read();
    if (state) expect(read).toMatchObject(state);
    else expect(read).toBeUndefined();
  });
});

describe.each([
  ['a blocked storage', blocked],
  ['no storage at all', undefined],
  ['a full storage', new SmallStorage(10)],
])('with %s', (_, storage) => {
  it('keeps the session for as long as the page is open', () => {
    const store = new AuthStore(storage);
    expect(store.read()).toBeUndefined();
    store.write(ANSWER, NOW);
    store.setUserId('12');
    expect(store.read()).toMatchObject({ token: 't1', userId: '12' });
    expect(new AuthStore(storage).read()).toBeUndefined();
    store.removeAuth();
    expect(store.read()).toBeUndefined();
    store.write(ANSWER, NOW);
    store.clearAll();
    expect(store.read()).toBeUndefined();
  });
});

describe('with a storage that fills up during a refresh', () => {
  it('never mixes new and old state', () => {
    const storage = new SmallStorage(70);
    const store = new AuthStore(storage);
    const before = store.write(ANSWER, NOW);
    expect(storage.getItem('token')).toBe('t1');
    store.write({ token: 'a token much longer than before', refresh_token: 'r2', lifespan: 60 }, NOW, before);
    expect(store.read()).toMatchObject({ token: 'a token much longer than before', refreshToken: 'r2', userId: '7' });
    expect(storage.length).toBe(0);
  });
});
