import type { TaskBefore } from '../check-fields';

/** A challenge that the game has already, as far as rows are told from it and checked against it. */
export interface KnownTask extends TaskBefore {
  readonly id: number;
  readonly name: string;
}

/** What a row says of which challenge it is. */
export interface Named {
  readonly id: number | undefined;
  readonly name: string;
  /** Undefined where the sheet does not say. */
  readonly taskType: number | undefined;
}

const tidy = (name: string): string => name.trim().toLowerCase().replace(/\s+/g, ' ');
const keyOf = (name: string, type: number | undefined): string => `${type ?? ''} ${tidy(name)}`;

/** Finds the challenge of the game that a row is about: by its id, else by headline and type. */
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
