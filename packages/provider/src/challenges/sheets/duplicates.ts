import type { TaskBefore } from '../check-fields';

/** A challenge of the game, with what rows are matched and checked against. */
export interface KnownTask extends TaskBefore {
  readonly id: number;
  readonly name: string;
}

/** How a row identifies its challenge. */
export interface Named {
  readonly id: number | undefined;
  readonly name: string;
  /** Undefined if the sheet does not say. */
  readonly taskType: number | undefined;
}

const tidy = (name: string): string => name.trim().toLowerCase().replace(/\s+/g, ' ');
const keyOf = (name: string, type: number | undefined): string => `${type ?? ''} ${tidy(name)}`;

/** Finds the game's challenge for a row: by id, otherwise by headline and type. */
export function matcherOf(known: readonly KnownTask[]): (named: Named) => KnownTask | undefined {
  const byId = new Map(known.map((task) => [task.id, task]));
  const byName = new Map<string, KnownTask>();
  for (const task of known.toReversed()) {
    if (task.name.trim() === '') continue;
    byName.set(keyOf(task.name, task.task_type), task);
    byName.set(keyOf(task.name, undefined), task);
  }
  return ({ id, name, taskType }) =>
    (id === undefined ? undefined : byId.get(id)) ??
    (name.trim() === '' ? undefined : byName.get(keyOf(name, taskType)));
}
