import type { ScreenKey } from '@waymark/contract';
import { useEffect, useRef } from 'react';
import { useHost } from '../host-context';

/**
 * Declares the keys and commands of a screen for as long as it is drawn:
 * `useScreenKeys([{ keys: 'c', label: t('Add challenge'), group: t('Challenges'), run: add }])`.
 * A host without this capability hears none: in a page of a partner the keys are the page's.
 */
export function useScreenKeys(keys: readonly ScreenKey[]): void {
  const { keys: capability } = useHost();
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  // What is listed about a key may change with the language, what it does with every drawing: only the former declares anew.
  const shape = JSON.stringify(keys.map(({ keys: key, label, group }) => [key, label, group]));
  // biome-ignore lint/correctness/useExhaustiveDependencies: `shape` stands for the keys
  useEffect(() => {
    const steady = latest.current.map(
      ({ run: _run, when: _when, ...words }, index): ScreenKey => ({
        ...words,
        run: () => latest.current[index]?.run(),
        when: () => latest.current[index]?.when?.() ?? true,
      }),
    );
    return capability?.declare(steady);
  }, [capability, shape]);
}

/** The key to show on a button: undefined where the host hears none, `<Button shortcut={useShownKey('c')}>`. */
export function useShownKey(keys: string): string | undefined {
  return useHost().keys ? keys : undefined;
}
