import type { Personalization } from '@waymark/contract';
import { keysIn } from '@waymark/contract/readiness';
import type { Place } from './places';
import { isKey, written } from './rows';

/** The places that use each key. */
export type Usage = ReadonlyMap<string, readonly Place[]>;

/** Indexes places by the keys they use. */
export function usageOf(places: readonly Place[]): Usage {
  const usage = new Map<string, Place[]>();
  for (const place of places) {
    const keys = new Set(Object.values(place.texts).flatMap((text) => keysIn(text).map(([key]) => key)));
    for (const key of keys) {
      const its = usage.get(key);
      if (its) its.push(place);
      else usage.set(key, [place]);
    }
  }
  return usage;
}

/** Keys that are used without a value: neither the game nor the provider (`builtIn`) has one. */
export const undefinedKeys = (
  usage: Usage,
  rows: readonly Personalization[],
  builtIn: readonly string[],
): readonly string[] =>
  [...usage.keys()]
    .filter((key) => isKey(key) && !builtIn.includes(key) && !rows.some((row) => row.key === key))
    .sort();

/** Returns the texts that contain a key, with the key renamed. */
export const renamedIn = <Texts extends Readonly<Record<string, string>>>(
  texts: Texts,
  from: string,
  to: string,
): Partial<Texts> =>
  Object.fromEntries(
    Object.entries(texts).flatMap(([field, text]) =>
      text.includes(written(from)) ? [[field, text.replaceAll(written(from), written(to))]] : [],
    ),
  ) as Partial<Texts>;

/** A part of a text as players read it; `key` marks a replacement. */
export interface ReadPart {
  readonly text: string;
  readonly key?: string;
}

/** A text as players read it: keys with a value are replaced, others stay. */
export function asRead(text: string, values: ReadonlyMap<string, string>): readonly ReadPart[] {
  return text.split(/(%\{[^{}]*\})/).flatMap((part): ReadPart[] => {
    const key = /^%\{(.*)\}$/.exec(part)?.[1];
    const value = key === undefined ? undefined : values.get(key);
    if (key !== undefined && value !== undefined) return [{ text: value, key }];
    return part === '' ? [] : [{ text: part }];
  });
}
