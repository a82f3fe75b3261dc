import type { ChallengeGraph } from '../graph/challenge-graph';
import { type GraphPart, partsOf } from '../graph/parts';
import { arranged, type Diagram, type LaidOutPart, numbered } from './arrange';
import type { Arc } from './columns';
import { layOutPart, type PlacedPart } from './lay-out-part';
import { inSlices } from './slices';

/** Lays out one connected part with this number of vertices. */
export type LayOut = (count: number, arcs: readonly Arc[], signal: AbortSignal) => Promise<PlacedPart>;

/** Maximum number of linked challenges for which mermaid is loaded. */
const MOST_FOR_MERMAID = 80;
/**
 * Maximum number of challenges per part for mermaid: its parser can't be interrupted, and takes 1 ms each on a slow
 * machine.
 */
const MOST_IN_PART = 40;

/** Our own layout without mermaid, in slices. */
const layOutDirectly: LayOut = (count, arcs, signal) => inSlices(layOutPart(count, arcs), signal);

/** Mermaid for games of common size. If it fails to load, the layout is the same. */
async function layOutFor(parts: readonly GraphPart[], signal: AbortSignal): Promise<LayOut> {
  const linked = parts.reduce((sum, { ids }) => sum + ids.length, 0);
  const isRead = linked <= MOST_FOR_MERMAID && parts.some(({ ids }) => ids.length <= MOST_IN_PART);
  if (!isRead) return layOutDirectly;
  try {
    const { runMermaid } = await import('./mermaid-in-turns');
    const layOutByMermaid = await runMermaid(signal);
    return (count, arcs, ...rest) => (count > MOST_IN_PART ? layOutDirectly : layOutByMermaid)(count, arcs, ...rest);
  } catch {
    return layOutDirectly;
  }
}

/** Places all challenges: connected parts on shelves, largest first, and below them a grid of isolated ones. */
export async function placeGraph(graph: ChallengeGraph, signal: AbortSignal, layOut?: LayOut): Promise<Diagram> {
  const { parts, single } = await inSlices(partsOf(graph), signal);
  const layOutPartOf = layOut ?? (await layOutFor(parts, signal));
  const laidOut: LaidOutPart[] = [];
  for (const one of parts) {
    const part = await inSlices(numbered(one), signal);
    laidOut.push({ part, placed: await layOutPartOf(part.ids.length, part.arcs, signal) });
  }
  return inSlices(arranged(graph, laidOut, single), signal);
}
