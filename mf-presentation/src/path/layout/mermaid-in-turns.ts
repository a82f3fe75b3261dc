import { nextTurn } from './slices';

/** Mermaid's files, each after its dependencies. Builds fill this in (`mermaid-in-parts.cjs`). */
const PARTS: readonly (() => Promise<unknown>)[] = [];

/**
 * Runs mermaid's script file by file, because all at once would be a long task. @throws the signal's reason if aborted
 */
export async function runMermaid(signal: AbortSignal) {
  for (const part of PARTS) {
    await nextTurn();
    signal.throwIfAborted();
    await part();
  }
  await nextTurn();
  signal.throwIfAborted();
  const { layOutByMermaid, prepareMermaid } = await import(/* webpackMode: "eager" */ './lay-out-by-mermaid');
  await prepareMermaid();
  return layOutByMermaid;
}
