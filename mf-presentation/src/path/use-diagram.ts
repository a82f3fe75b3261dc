import type { Task } from '@waymark/contract';
import { startTransition, useEffect, useMemo, useState } from 'react';
import { type ChallengeGraph, graphOf } from './graph/challenge-graph';
import { type Diagram, placeGraph } from './layout/place-graph';

/** A graph with its layout. */
export interface Drawing {
  readonly graph: ChallengeGraph;
  readonly diagram: Diagram;
}

/** The drawing of these challenges; the last one until a new one is laid out. */
export function useDiagram(tasks: readonly Task[] | undefined): Drawing | undefined {
  const graph = useMemo(() => tasks && graphOf(tasks), [tasks]);
  const [drawing, setDrawing] = useState<Drawing>();
  useEffect(() => {
    if (!graph) return;
    const left = new AbortController();
    const place = async () => {
      const diagram = await placeGraph(graph, left.signal);
      // In pieces, between which keys and frames have their turn.
      if (!left.signal.aborted) startTransition(() => setDrawing({ graph, diagram }));
    };
    // Abandoned for newer challenges.
    place().catch((error: unknown) => {
      if (!left.signal.aborted) throw error;
    });
    return () => left.abort();
  }, [graph]);
  return drawing;
}
