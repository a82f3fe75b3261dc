import type { CDPSession } from '@playwright/test';
import { heapSizes } from './heap-sizes';

/** Resources a page retains. */
export interface HeapUse {
  readonly nodes: number;
  readonly listeners: number;
  /** Heap bytes created by scripts and still referenced. */
  readonly data: number;
  /** The same including compiled code and hidden classes, which grow with anything that runs often. */
  readonly heap: number;
}

/** Kinds of heap nodes created by scripts, not by the engine or browser. */
const DATA = [
  'object',
  'closure',
  'array',
  'string',
  'concatenated string',
  'sliced string',
  'number',
  'regexp',
  'symbol',
];

/** Resources retained after garbage collection. */
export async function measureHeap(devtools: CDPSession): Promise<HeapUse> {
  // Finalisers of the first collection may release more.
  for (let turn = 0; turn < 3; turn += 1) await devtools.send('HeapProfiler.collectGarbage');
  const { nodes, jsEventListeners } = await devtools.send('Memory.getDOMCounters');
  const { usedSize } = await devtools.send('Runtime.getHeapUsage');
  const sizes = await heapSizes(devtools);
  const data = DATA.reduce((sum, kind) => sum + (sizes.get(kind) ?? 0), 0);
  return { nodes, listeners: jsEventListeners, data, heap: usedSize };
}
