/** Work that can be interrupted at every `yield`. */
export type Slices<T> = Generator<undefined, T>;

/** Milliseconds of work before yielding to the page. */
const TURN = 8;

/**
 * The end of the current slice, shared by all work. Awaited work that ends early continues in the same task, so
 * separate slices per piece would turn many short pieces into one long task.
 */
let until = 0;

/** Yields to the page: input and rendering come first. */
export const nextTurn = (): Promise<void> => new Promise((resolve) => setTimeout(() => resolve()));

/** Runs work without interruption. */
export function atOnce<T>(work: Slices<T>): T {
  let step = work.next();
  while (!step.done) step = work.next();
  return step.value;
}

/** Runs work in slices that keep the page responsive. @throws the signal's reason if aborted */
export async function inSlices<T>(work: Slices<T>, signal: AbortSignal): Promise<T> {
  for (;;) {
    if (performance.now() >= until) {
      await nextTurn();
      signal.throwIfAborted();
      until = performance.now() + TURN;
    }
    const step = work.next();
    if (step.done) return step.value;
  }
}
