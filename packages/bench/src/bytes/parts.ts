import type { Figure } from '../result/figure';
import { type PartBudget, SMALL_PART } from './part-budgets';

/** A part of the build: what is fetched as one. */
export interface Part {
  /** `shell`, `mf-games`, and for what is imported later `mf-games/settings`. */
  readonly name: string;
  /** Its scripts, as paths from the folder of its build. */
  readonly files: readonly string[];
}

/** Scripts that several imports share and that have a name of their own: each is a part. */
const NAMED = /^\/assets\/(aria|dates|vendor)\.\w+\.js$/;

/** The parts that a build imports later, each without what is a part by itself. */
export function laterParts(owner: string, later: Readonly<Record<string, readonly string[]>>): readonly Part[] {
  const named = new Map<string, Part>();
  const imports = Object.entries(later).map(([name, files]): Part => {
    for (const file of files) {
      const [, part] = NAMED.exec(file) ?? [];
      if (part) named.set(`${owner}/${part}`, { name: `${owner}/${part}`, files: [file] });
    }
    return { name: `${owner}/${name}`, files: files.filter((file) => !NAMED.test(file)) };
  });
  return [...imports.filter(({ name }) => !named.has(name)), ...named.values()];
}

/** The group of their figures. */
export const PARTS = 'JavaScript of each part';

/** A part with what it weighs. */
export interface WeighedPart {
  readonly name: string;
  readonly kilobytes: number;
}

/**
 * The parts against their budgets: all that have one, and those that are too large to have none. A budget whose part is
 * gone counts as failed, so that the list stays true.
 */
export function partFigures(parts: readonly WeighedPart[], budgets: Readonly<Record<string, PartBudget>>): Figure[] {
  const gone = Object.keys(budgets).filter((name) => !parts.some((part) => part.name === name));
  const weighed = parts.filter(({ name, kilobytes }) => budgets[name] !== undefined || kilobytes > SMALL_PART);
  const all = [...weighed, ...gone.map((name) => ({ name, kilobytes: Number.NaN }))];
  return all.map(({ name, kilobytes }) => ({
    group: PARTS,
    name,
    value: kilobytes,
    unit: 'KB',
    budget: budgets[name]?.kilobytes ?? SMALL_PART,
    detail: budgets[name]?.reason ?? 'needs a line in part-budgets.ts',
  }));
}
