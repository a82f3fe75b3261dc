import type { Host } from '@waymark/contract';
import {
  type Atom,
  createStore,
  useAtom as useAtomOf,
  useSetAtom as useSetAtomOf,
  useAtomValue as useValueOf,
  type WritableAtom,
} from 'jotai';
import { useHost } from '../host-context';

/**
 * The only way to share state between parts of a screen. The library loads with the first screen that uses it, not with
 * a remote's root.
 */
export { atom } from 'jotai';

const stores = new WeakMap<Host, ReturnType<typeof createStore>>();

/** One atom store per mount: two embeds on a page share nothing. */
function useStore() {
  const host = useHost();
  const store = stores.get(host) ?? createStore();
  stores.set(host, store);
  return { store };
}

/** The value of an atom in this mount, and how to set it. */
export const useAtom = <Value, Args extends unknown[], Result>(of: WritableAtom<Value, Args, Result>) =>
  useAtomOf(of, useStore());

/** The value of an atom in this mount. */
export const useAtomValue = <Value>(of: Atom<Value>) => useValueOf(of, useStore());

/** How to set an atom in this mount, without following its value. */
export const useSetAtom = <Value, Args extends unknown[], Result>(of: WritableAtom<Value, Args, Result>) =>
  useSetAtomOf(of, useStore());
