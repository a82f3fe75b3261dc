/** Work that can be interrupted at every `yield`. */
export type Slices<T> = Generator<undefined, T>;

/** Milliseconds of work before the page has its turn. */
const TURN = 8;

/**
 * When the current slice ends, whoever works in it. Awaited work that ends early goes on in the same task, so every
 * piece having a slice of its own would make one long task of many short pieces.
 */
let until = 0;

/** The next turn of the page: input and drawing come first. */
export const nextTurn = (): Promise<void> => new Promise((resolve) => setTimeout(() => resolve()));

/** Does work without a pause. */
export function atOnce<T>(work: Slices<T>): T {
  let step = work.next();
  while (!step.done) step = work.next();
  return step.value;
}

/** Does work in slices that leave the page free. @throws the reason of the signal once it is aborted */
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
