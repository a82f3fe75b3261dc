import { nextTurn } from './slices';

/** Mermaid's files, each behind those that it needs. Builds fill this in (`mermaid-in-parts.cjs`). */
const PARTS: readonly (() => Promise<unknown>)[] = [];

/** Runs mermaid's script file by file: at once it would be a long task. @throws the reason of the signal once it is aborted */
export async function runMermaid(signal: AbortSignal) {
  for (const part of PARTS) {
    await nextTurn();
    signal.throwIfAborted();
    await part();
  }
  const { layOutByMermaid } = await import(/* webpackMode: "eager" */ './lay-out-by-mermaid');
  return layOutByMermaid;
}
