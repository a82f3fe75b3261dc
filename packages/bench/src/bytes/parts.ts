import type { Figure } from '../result/figure';
import { type PartBudget, SMALL_PART } from './part-budgets';

/** A part of the build that is loaded as a whole. */
export interface Part {
  /** `shell`, `mf-games`, and for dynamic imports `mf-games/settings`. */
  readonly name: string;
  /** Its scripts, as paths relative to the build folder. */
  readonly files: readonly string[];
}

/** Named scripts shared by several imports: each is a part. */
const NAMED = /^\/assets\/(aria|dates|vendor)\.\w+\.js$/;

/** The dynamically imported parts of a build, each without shared parts. */
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

/** A part with its size. */
export interface WeighedPart {
  readonly name: string;
  readonly kilobytes: number;
}

/**
 * The parts with their budgets: all that have one, and those too large to have none. A budget whose part is gone fails,
 * so that the list stays accurate.
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
