import type { Game, Task } from '@waymark/contract';
import type { TaskEditor } from '../editor';
import { locksOf } from '../locks/locks-of';
import { FIVE } from '../task-edits';

/** What every tab of the editor is given. */
export interface TabProps {
  readonly editor: TaskEditor;
  readonly game: Game;
}

/** The tabs of the editor: what every challenge has, then the advanced part in the specification's order. */
export const TAB_LABELS = {
  basics: 'Basics',
  arrival: 'Arrival',
  reels: 'Reels',
  locks: 'Locks',
  location: 'Location',
  hints: 'Hints',
  rewards: 'Rewards',
  timing: 'Timing',
  timers: 'Timers',
  visibility: 'Visibility',
  tags: 'Tags',
  quantity: 'Quantity',
  'post-completion': 'Post Completion',
} as const;
/** The name of a tab. */
export type TabName = keyof typeof TAB_LABELS;
/** The tabs in their order. */
export const TAB_NAMES = Object.keys(TAB_LABELS) as TabName[];

/** How many things of a tab are set; 0 says nothing. */
export function countSet(tab: TabName, task: Task): number {
  switch (tab) {
    case 'locks':
      return locksOf(task).length + (task.unlock_by_location_radius ? 1 : 0);
    case 'location':
      return typeof task.latitude === 'number' ? 1 : 0;
    case 'hints':
      return FIVE.filter((n) => task[`hint_${n}`]).length;
    case 'timing':
      return (task.starts_at ? 1 : 0) + (task.ends_at ? 1 : 0);
    case 'tags':
      return task.tags.length;
    default:
      return 0;
  }
}

const TAB_OF_FIELD: readonly (readonly [TabName, RegExp])[] = [
  ['arrival', /^arrival_(image|video)/],
  ['reels', /^reel_/],
  ['locks', /^unlock_/],
  ['location', /^(address|latitude|longitude|arrival_location_radius)$/],
  ['hints', /^hint_/],
  ['rewards', /^reward/],
  ['timing', /^(starts|ends)_at$/],
  ['timers', /^timer/],
  ['visibility', /^hide_/],
  ['tags', /^tags$/],
  ['quantity', /^quantity$/],
  ['post-completion', /^(correct|incorrect|ya|naw)(_|$)/],
];

/** The tab in which a field stands. */
export const tabOf = (field: string): TabName => TAB_OF_FIELD.find(([, fields]) => fields.test(field))?.[0] ?? 'basics';
