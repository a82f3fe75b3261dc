import type { Task } from '@waymark/contract';
import { startTransition, useEffect, useState } from 'react';
import { type ChallengeGraph, graphInSlices } from './graph/challenge-graph';
import type { Diagram } from './layout/arrange';
import { placeGraph } from './layout/place-graph';
import { inSlices } from './layout/slices';

/** A graph with its layout. */
export interface Drawing {
  readonly graph: ChallengeGraph;
  readonly diagram: Diagram;
}

/** The drawing of these challenges; the previous one until the new layout is ready. */
export function useDiagram(tasks: readonly Task[] | undefined): Drawing | undefined {
  const [drawing, setDrawing] = useState<Drawing>();
  useEffect(() => {
    if (!tasks) return;
    const left = new AbortController();
    const place = async () => {
      const graph = await inSlices(graphInSlices(tasks), left.signal);
      const diagram = await placeGraph(graph, left.signal);
      // In pieces, so that input and frames aren't blocked.
      if (!left.signal.aborted) startTransition(() => setDrawing({ graph, diagram }));
    };
    // Superseded by newer challenges.
    place().catch((error: unknown) => {
      if (!left.signal.aborted) throw error;
    });
    return () => left.abort();
  }, [tasks]);
  return drawing;
}
