import mermaid, { type LayoutData } from 'mermaid';
import type { Arc } from './columns';
import { layOutPart, type PlacedPart } from './lay-out-part';
import { inSlices, nextTurn } from './slices';

const LAYOUT = 'waymark';
/** Ids in the diagram: `c0`, `c1`. Headlines and answers never reach the parser. */
const idOf = (vertex: number): string => `c${vertex}`;
const vertexOf = (id: string | undefined): number => Number(id?.slice(1));

/** Parts being laid out, by diagram id. */
const placed = new Map<string, PlacedPart>();
const signals = new Map<string, AbortSignal>();
let prepared: Promise<void> | undefined;
let diagrams = 0;

/** Prepares mermaid for the first diagram of the page. After a failure, the next call tries again. */
export function prepareMermaid(): Promise<void> {
  prepared ??= prepareInTurns().catch((error: unknown) => {
    prepared = undefined;
    throw error;
  });
  return prepared;
}

/**
 * In turns: mermaid computes the colours of its themes, and then reads flowcharts that each need a bit more of its parser,
 * because compiling all of that is a long task.
 */
async function prepareInTurns(): Promise<void> {
  mermaid.initialize({
    startOnLoad: false,
    securityLevel: 'strict',
    layout: LAYOUT,
    maxTextSize: Number.MAX_SAFE_INTEGER,
    maxEdges: Number.MAX_SAFE_INTEGER,
    // Otherwise mermaid writes a style attribute, which a strict CSP blocks.
    flowchart: { useMaxWidth: false },
  });
  mermaid.registerLayoutLoaders([{ name: LAYOUT, loader: async () => ({ render: layOut }) }]);
  for (const text of ['flowchart LR', 'flowchart LR\nc0', 'flowchart LR\nc0 --> c1']) {
    await nextTurn();
    await mermaid.mermaidAPI.getDiagramFromText(text);
  }
}

/** Our layout, called by mermaid: places the challenges and draws nothing. */
async function layOut({ diagramId = '', nodes, edges }: LayoutData): Promise<void> {
  const signal = signals.get(diagramId);
  if (!signal) return;
  const arcs = edges.map(({ start, end }): Arc => [vertexOf(start), vertexOf(end)]);
  placed.set(diagramId, await inSlices(layOutPart(nodes.length, arcs), signal));
}

/** Mermaid needs an element of the page to draw into, found by id. It stays empty. */
function emptyDrawing(id: string): SVGSVGElement {
  const drawing = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  drawing.id = id;
  drawing.setAttribute('aria-hidden', 'true');
  Object.assign(drawing.style, { position: 'fixed', inlineSize: '0', blockSize: '0' });
  return drawing;
}

/** Lays out a connected part as a mermaid flowchart, once mermaid is prepared. */
export async function layOutByMermaid(count: number, arcs: readonly Arc[], signal: AbortSignal): Promise<PlacedPart> {
  await nextTurn();
  diagrams += 1;
  const id = `path-${diagrams}`;
  const text = ['flowchart LR', ...arcs.map(([from, to]) => `${idOf(from)} --> ${idOf(to)}`)].join('\n');
  signals.set(id, signal);
  const drawing = document.body.appendChild(emptyDrawing(id));
  try {
    const diagram = await mermaid.mermaidAPI.getDiagramFromText(text);
    await nextTurn();
    await diagram.render(id, '');
    const part = placed.get(id);
    if (!part || part.corners.length !== count) throw new Error('mermaid did not lay out every challenge');
    return part;
  } finally {
    drawing.remove();
    signals.delete(id);
    placed.delete(id);
  }
}
