import type { Finding, GameContent } from '../finding';

/** Rewards that need more challenges than exist. */
export function* checkRewards({ tasks, rewards = [] }: GameContent): Iterable<Finding> {
  const byType = new Map<string, number>();
  for (const { task_type } of tasks) byType.set(String(task_type), (byType.get(String(task_type)) ?? 0) + 1);
  for (const { title, trig, style } of rewards) {
    const most = style === '' ? tasks.length : (byType.get(style) ?? 0);
    if (trig <= most) continue;
    yield {
      rule: 'reward-out-of-reach',
      level: 'problem',
      field: 'rewards',
      values: { name: title, n: trig, most },
    };
  }
}
