import { type RefObject, useEffect } from 'react';
import { useTranslate, useUi } from '../root/ui-context';

const SEARCH_KEY = '/';

/**
 * Declares the key that focuses the search box of a screen.
 * @param label the key's label in the list of keys
 * @returns the key to show; undefined if the page has its own keys
 */
export function useSearchKey(box: RefObject<HTMLInputElement | null>, on: boolean, label: string): string | undefined {
  const { declareKeys } = useUi();
  const group = useTranslate()('Search');
  useEffect(() => {
    if (!on) return;
    const run = (): void => {
      box.current?.focus();
      box.current?.select();
    };
    return declareKeys?.([{ keys: SEARCH_KEY, label, group, run }]);
  }, [box, on, label, group, declareKeys]);
  return on && declareKeys ? SEARCH_KEY : undefined;
}
