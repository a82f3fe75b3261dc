import type { ScreenKey } from '@waymark/contract';
import { useLayoutEffect, useRef } from 'react';
import { useHost } from '../host-context';

/**
 * Declares the keys and commands of a screen while it is mounted: `useScreenKeys([{ keys: 'c', label: t('Add
 * challenge'), group: t('Challenges'), run: add }])`. Does nothing in hosts without this capability: on a partner's
 * page, keys belong to the page.
 */
export function useScreenKeys(keys: readonly ScreenKey[]): void {
  const { keys: capability } = useHost();
  const latest = useRef(keys);
  // Before they are painted on buttons, so that a key which is shown works.
  useLayoutEffect(() => {
    latest.current = keys;
  });
  // Labels change with the language, handlers with every render: only labels re-declare the keys.
  const shape = JSON.stringify(keys.map(({ keys: key, label, group }) => [key, label, group]));
  // biome-ignore lint/correctness/useExhaustiveDependencies: `shape` stands for the keys
  useLayoutEffect(() => {
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

/** The key to show on a button, `<Button shortcut={useShortcut('c')}>`; undefined if the host has no keys. */
export function useShortcut(keys: string): string | undefined {
  return useHost().keys ? keys : undefined;
}
