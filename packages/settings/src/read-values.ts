import { INTERNAL, SETTINGS, type Values } from './all-settings';
import { nearestName } from './nearest-name';
import type { Setting } from './setting';

/** Environment variables of a process. */
export type Variables = Readonly<Record<string, string | undefined>>;

/** The settings of an environment, and their errors, one sentence each. */
export interface ReadValues {
  readonly values: Values;
  readonly faults: readonly string[];
}

/** The placeholder of every password in example files, so that nobody runs with a public one. */
const PLACEHOLDER = 'change-me';

/** Reads all settings. Empty variables count as unset; invalid ones get their default and an error. */
export function readValues(variables: Variables): ReadValues {
  const faults: string[] = misspelt(variables);
  const entries = Object.entries<Setting<unknown>>(SETTINGS).map(([name, setting]) => [
    name,
    readOne(name, setting, variables[name]?.trim(), faults),
  ]);
  return { values: Object.fromEntries(entries) as Values, faults };
}

function readOne(name: string, { kind, usual }: Setting<unknown>, given: string | undefined, faults: string[]) {
  const otherwise = usual === undefined ? undefined : kind.read(usual);
  if (!given) return otherwise;
  const value = kind.read(given);
  if (given.includes(PLACEHOLDER)) {
    faults.push(`${name} still has the example’s "${PLACEHOLDER}".`);
    return otherwise;
  }
  if (value !== undefined) return value;
  faults.push(kind.secret ? `${name} must ${kind.wanted}.` : `${name} must ${kind.wanted} (it is "${given}").`);
  return otherwise;
}

function misspelt(variables: Variables): string[] {
  const names = Object.keys(SETTINGS);
  return Object.keys(variables)
    .filter((name) => name.startsWith('WAYMARK_') && !names.includes(name) && !INTERNAL.test(name))
    .map((name) => {
      const near = nearestName(name, names);
      return near ? `There is no setting ${name}. Did you mean ${near}?` : `There is no setting ${name}.`;
    });
}
