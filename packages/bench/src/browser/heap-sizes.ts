import type { CDPSession } from '@playwright/test';

/** Heap size in bytes by the engine's kind of node: `object`, `closure`, `code` and so on. */
export type HeapSizes = ReadonlyMap<string, number>;

interface Snapshot {
  readonly snapshot: { readonly meta: { readonly node_fields: string[]; readonly node_types: [string[]] } };
  readonly nodes: readonly number[];
}

/** Measures a page's heap by kind of node. */
export async function heapSizes(devtools: CDPSession): Promise<HeapSizes> {
  const parts: string[] = [];
  const take = ({ chunk }: { chunk: string }) => parts.push(chunk);
  devtools.on('HeapProfiler.addHeapSnapshotChunk', take);
  await devtools.send('HeapProfiler.takeHeapSnapshot');
  devtools.off('HeapProfiler.addHeapSnapshotChunk', take);
  return sizesOf(JSON.parse(parts.join('')) as Snapshot);
}

/** Sums the node sizes of a snapshot by kind. */
export function sizesOf({ snapshot: { meta }, nodes }: Snapshot): HeapSizes {
  const [kinds] = meta.node_types;
  const [kindAt, sizeAt] = [meta.node_fields.indexOf('type'), meta.node_fields.indexOf('self_size')];
  const sizes = new Map<string, number>();
  for (let at = 0; at < nodes.length; at += meta.node_fields.length) {
    const kind = kinds[nodes[at + kindAt] ?? -1] ?? 'unknown';
    sizes.set(kind, (sizes.get(kind) ?? 0) + (nodes[at + sizeAt] ?? 0));
  }
  return sizes;
}
