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
/** Texts of a reward that can insert personalisation. */
export const REWARD_TEXTS_WITH_KEYS = ['title', 'description', 'push'] as const;

/** Inserted keys without a value. */
export function* checkKeys({ tasks, rewards = [], keys }: GameContent): Iterable<Finding> {
  if (!keys) return;
  const known = new Set(keys);
  const unknownIn = (...texts: readonly (string | null | undefined)[]): ReadonlySet<string> =>
    new Set(
      texts
        .flatMap((text) => keysIn(text ?? ''))
        .filter(([key]) => !known.has(key))
        .map(([, whole]) => whole),
    );
  for (const reward of rewards) {
    const name = reward.title;
    for (const key of unknownIn(...REWARD_TEXTS_WITH_KEYS.map((field) => reward[field]))) {
      yield { rule: 'unknown-key-reward', level: 'problem', field: 'rewards', values: { key, name } };
    }
  }
  for (const task of tasks) {
    for (const field of TEXTS_WITH_KEYS) {
      for (const key of unknownIn(task[field])) {
        yield { rule: 'unknown-key', level: 'problem', task: task.id, field, values: { key } };
      }
    }
  }
}
