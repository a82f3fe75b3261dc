import type { Finding, GameContent } from '../finding';
import { keysIn } from '../traces';

/** Texts of a challenge that can insert personalisation. */
export const TEXTS_WITH_KEYS = [
  'name',
  'description',
  'hint_1',
  'hint_2',
  'hint_3',
  'hint_4',
  'hint_5',
  'reward_title',
  'reward_description',
  'reel_intro',
] as const;

/** Inserted keys without a value. */
export function* checkKeys({ tasks, keys }: GameContent): Iterable<Finding> {
  if (!keys) return;
  const known = new Set(keys);
  for (const task of tasks) {
    for (const field of TEXTS_WITH_KEYS) {
      const unknown = new Set(
        keysIn(task[field] ?? '')
          .filter(([key]) => !known.has(key))
          .map(([, whole]) => whole),
      );
      for (const key of unknown) yield { rule: 'unknown-key', level: 'problem', task: task.id, field, values: { key } };
    }
  }
}
