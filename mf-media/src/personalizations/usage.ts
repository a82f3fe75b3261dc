import type { Personalization, Task, TaskWrite } from '@waymark/contract';
import { keysIn, TEXTS_WITH_KEYS } from '@waymark/contract/readiness';
import { isKey, written } from './rows';

/** The challenges whose texts insert a key. */
export type Usage = ReadonlyMap<string, readonly Task[]>;

const textsOf = (task: Task): readonly string[] => TEXTS_WITH_KEYS.map((field) => String(task[field] ?? ''));

/** Which challenges insert which keys. */
export function usageOf(tasks: readonly Task[]): Usage {
  const usage = new Map<string, Task[]>();
  for (const task of tasks) {
    const keys = new Set(textsOf(task).flatMap((text) => keysIn(text).map(([key]) => key)));
    for (const key of keys) usage.set(key, [...(usage.get(key) ?? []), task]);
  }
  return usage;
}

/** Keys that texts insert and that have no value. */
export const undefinedKeys = (usage: Usage, rows: readonly Personalization[]): readonly string[] =>
  [...usage.keys()].filter((key) => isKey(key) && !rows.some((row) => row.key === key)).sort();

/** The texts of a challenge with a key under another name. */
export function renamedIn(task: Task, from: string, to: string): TaskWrite {
  const changed = TEXTS_WITH_KEYS.flatMap((field) => {
    const text = String(task[field] ?? '');
    return text.includes(written(from)) ? [[field, text.replaceAll(written(from), written(to))]] : [];
  });
  return Object.fromEntries(changed);
}

/** A part of a text as players read it; `key` for what was inserted. */
export interface ReadPart {
  readonly text: string;
  readonly key?: string;
}

/** A text as players read it: keys with a value are replaced, others stay. */
export function asRead(text: string, rows: readonly Personalization[]): readonly ReadPart[] {
  const values = new Map(rows.map(({ key, value }) => [key, value]));
  return text.split(/(%\{[^{}]*\})/).flatMap((part): ReadPart[] => {
    const key = /^%\{(.*)\}$/.exec(part)?.[1];
    const value = key === undefined ? undefined : values.get(key);
    if (key !== undefined && value !== undefined) return [{ text: value, key }];
    return part === '' ? [] : [{ text: part }];
  });
}
