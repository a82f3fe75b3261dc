import { act, renderHook } from '@testing-library/react';
import { type CurrentUser, type Host, writable } from '@waymark/contract';
import type { ReactNode } from 'react';
import { HostContext, useReadable } from '../host-context';
import { pretendHost } from '../testing/pretend-host';
import { useDrafts } from './use-drafts';

interface Values {
  name: string;
  places: number | null;
}

/** Only texts and numbers are restored. */
const read = (kept: unknown): Partial<Values> => {
  const { name, places } = (kept ?? {}) as Record<string, unknown>;
  return { ...(typeof name === 'string' ? { name } : {}), ...(typeof places === 'number' ? { places } : {}) };
};

function openPage(account: number | undefined, path = '/games/edit/7') {
  const me = writable<CurrentUser>({ features: [], ...(account === undefined ? {} : { id: account }) });
  const pretend = pretendHost(path);
  const host: Host = { ...pretend.host, session: { ...pretend.host.session, me } };
  const wrapper = ({ children }: { children: ReactNode }) => <HostContext value={host}>{children}</HostContext>;
  const useCurrentDrafts = () => {
    const { state, latest, put, drop, clear } = useDrafts<Values>(read);
    return { ...useReadable(state), latest, put, drop, clear };
  };
  const { result, unmount } = renderHook(useCurrentDrafts, { wrapper });
  const drafts = () => result.current;
  return {
    drafts,
    unmount,
    put: (edits: Partial<Values>) => act(() => drafts().put(edits)),
    drop: (edits: Partial<Values>) => act(() => drafts().drop(edits)),
    become: (id: number | undefined) => act(() => me.set({ features: [], ...(id === undefined ? {} : { id }) })),
  };
}

afterEach(() => {
  jest.restoreAllMocks();
  sessionStorage.clear();
});

describe('an unsaved draft', () => {
  it('is restored after a reload, and marked so', () => {
    const before = openPage(1);
    before.put({ name: 'Quay' });
    before.put({ places: 3 });
    before.unmount();
    const after = openPage(1);
    expect([after.drafts().shown, after.drafts().restored]).toEqual([{ name: 'Quay', places: 3 }, ['name', 'places']]);
    after.put({ name: 'Quay Walk' });
    expect([after.drafts().latest(), after.drafts().restored]).toEqual([{ name: 'Quay Walk', places: 3 }, ['places']]);
  });

  it('is restored for all other fields if one is too long', () => {
    const keep = Storage.prototype.setItem;
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, key, value) {
      if (value.length > 5_000_000) throw new DOMException('full', 'QuotaExceededError');
      keep.call(this, key, value);
    });
    const before = openPage(1);
    before.put({ places: 3 });
    before.put({ name: 'x'.repeat(10_000_000) });
    expect(before.drafts().shown.name).toHaveLength(10_000_000);
    before.put({ places: 4 });
    before.unmount();
    expect(openPage(1).drafts().shown).toEqual({ places: 4 });
  });

  it.each([
    ['another account', 2, '/games/edit/7'],
    ['another address', 1, '/games/edit/8'],
    ['nobody', undefined, '/games/edit/7'],
  ])('is never shown to %s', (_, account, path) => {
    openPage(1).put({ name: 'Quay' });
    expect(openPage(account, path).drafts().shown).toEqual({});
  });

  it('is removed once saved', () => {
    const page = openPage(1);
    page.put({ name: 'Quay', places: 3 });
    page.drop({ name: 'Quay' });
    expect(openPage(1).drafts().shown).toEqual({ places: 3 });
    page.drop({ places: 3 });
    expect(openPage(1).drafts().shown).toEqual({});
    expect(sessionStorage).toHaveLength(0);
  });

  it('stays if it was edited again while being saved', () => {
    const page = openPage(1);
    page.put({ name: 'Quay' });
    page.put({ name: 'Quay Walk' });
    page.drop({ name: 'Quay' });
    expect(openPage(1).drafts().shown).toEqual({ name: 'Quay Walk' });
  });

  it('is removed once discarded', () => {
    const page = openPage(1);
    page.put({ name: 'Quay' });
    act(() => page.drafts().clear());
    expect(openPage(1).drafts().shown).toEqual({});
  });

  it('is removed even if the save ends after unmounting', () => {
    const page = openPage(1);
    page.put({ name: 'Quay' });
    page.unmount();
    page.drop({ name: 'Quay' });
    expect(openPage(1).drafts().shown).toEqual({});
  });

  it('yields to what was typed before the account was known', () => {
    openPage(1).put({ name: 'Quay', places: 3 });
    const page = openPage(undefined);
    page.put({ name: 'Pier' });
    page.become(1);
    expect([page.drafts().shown, page.drafts().restored]).toEqual([{ name: 'Pier', places: 3 }, ['places']]);
    expect(openPage(1).drafts().shown).toEqual({ name: 'Pier', places: 3 });
  });

  it('stays when the session lapses', () => {
    const page = openPage(1);
    page.put({ name: 'Quay' });
    page.become(undefined);
    act(() => page.drafts().clear());
    expect(openPage(1).drafts().shown).toEqual({ name: 'Quay' });
  });

  it.each([
    ['invalid JSON', '{"name":'],
    ['null', 'null'],
    ['values of another type', '{"name":7,"places":"many"}'],
  ])('is ignored if corrupt: %s', (_, rubbish) => {
    openPage(1).put({ name: 'Quay' });
    const [key = ''] = Object.keys(sessionStorage);
    sessionStorage.setItem(key, rubbish);
    expect(openPage(1).drafts().shown).toEqual({});
  });

  it('stays on screen if the browser cannot store it', () => {
    const full = () => {
      throw new DOMException('', 'QuotaExceededError');
    };
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(full);
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(full);
    const page = openPage(1);
    page.put({ name: 'Quay' });
    expect(page.drafts().shown).toEqual({ name: 'Quay' });
  });
});
