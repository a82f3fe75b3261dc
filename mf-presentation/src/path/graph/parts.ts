import type { TaskId } from '@waymark/contract';
import type { Slices } from '../layout/slices';
import type { ChallengeGraph, Opening } from './challenge-graph';

/** Connected challenges and their edges. */
export interface GraphPart {
  readonly ids: readonly TaskId[];
  readonly openings: readonly Opening[];
}

/** The connected parts of a graph, largest first, and its isolated challenges. */
export interface Parts {
  readonly parts: readonly GraphPart[];
  readonly single: readonly TaskId[];
}

/** Splits a graph into connected parts. */
export function* partsOf({ nodes, openings }: ChallengeGraph): Slices<Parts> {
  const beside = new Map<TaskId, Opening[]>();
  for (const opening of openings) {
    yield;
    for (const end of [opening.from, opening.to]) {
      const known = beside.get(end);
      if (known) known.push(opening);
      else beside.set(end, [opening]);
    }
  }
  const seen = new Set<TaskId>();
  const parts: GraphPart[] = [];
  for (const start of nodes.keys()) {
    if (seen.has(start) || !beside.has(start)) continue;
    seen.add(start);
    const ids = [start];
    for (const id of ids) {
      yield;
      for (const { from, to } of beside.get(id) ?? []) {
        const other = from === id ? to : from;
        if (seen.has(other)) continue;
        seen.add(other);
        // The list grows during iteration.
        ids.push(other);
      }
    }
    const inside: Opening[] = [];
    for (const id of ids) {
      yield;
      inside.push(...(beside.get(id) ?? []).filter((one) => one.from === id));
    }
    parts.push({ ids, openings: inside });
  }
  parts.sort((one, other) => other.ids.length - one.ids.length);
  return { parts, single: [...nodes.keys()].filter((id) => !seen.has(id)) };
}
