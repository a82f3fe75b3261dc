import type { Task } from '@waymark/contract';
import type { Translate } from '@waymark/host-kit';
import type { TabGroup } from '@waymark/ui';
import { countSet } from './tab-list';
import { TAB_LABELS, type TabName } from './tabs';

/** The groups of tabs. */
const GROUPS = [
  ['Challenge', ['basics']],
  ['Place and locks', ['location', 'arrival', 'locks']],
  ['Hints and rewards', ['hints', 'rewards', 'post-completion']],
  ['Time and number', ['timing', 'timers', 'quantity']],
  ['More', ['reels', 'visibility', 'tags']],
] as const satisfies readonly (readonly [string, readonly TabName[]])[];

/** The tabs of the editor under their headings, with the number of set fields. */
export const tabGroups = (t: Translate, task: Task, arrival: boolean): readonly TabGroup<TabName>[] =>
  GROUPS.map(([heading, tabs]) => ({
    heading: t(heading),
    tabs: tabs
      .filter((id) => id !== 'arrival' || arrival)
      .map((id) => {
        const set = countSet(id, task);
        return { id, label: t(TAB_LABELS[id]), ...(set > 0 ? { mark: set } : {}) };
      }),
  }));
