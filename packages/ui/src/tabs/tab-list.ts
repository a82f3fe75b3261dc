import type { KeyboardEvent } from 'react';
import { rovingTarget } from '../focus/roving-keys';
import { useUi } from '../root/ui-context';

/** The keys of a list of tabs: arrows move from tab to tab, wrapping around. */
export function useTabKeys(axis: 'row' | 'both') {
  const { direction } = useUi();
  return (event: KeyboardEvent<HTMLElement>): void => {
    const faces = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')];
    const at = faces.indexOf(event.target as HTMLElement);
    const to = at < 0 ? undefined : rovingTarget(event.key, at, faces.length, { axis, direction, loop: true });
    if (to === undefined) return;
    event.preventDefault();
    faces[to]?.focus();
  };
}

/** Attributes of one tab among those called `name`; only the selected one has a panel and is a Tab stop. */
export const tabAttributes = (name: string, tab: string, selected: boolean) =>
  ({
    type: 'button',
    role: 'tab',
    id: `${name}-tab-${tab}`,
    'aria-selected': selected,
    'aria-controls': selected ? `${name}-panel-${tab}` : undefined,
    tabIndex: selected ? 0 : -1,
  }) as const;
