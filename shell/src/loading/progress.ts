/** Milliseconds between steps of the loading screen. */
export const STEP_EVERY = 1200;
/** Milliseconds a joke stays. */
export const JOKE_EVERY = 6000;
const STEP = 10;
const HIGHEST = 90;

/** The next percentage: in tens up to ninety, then in ones while loading continues ([G29]). */
export const nextProgress = (progress: number): number => (progress + STEP > HIGHEST ? 1 : progress + STEP);

/** A random joke other than the current one. */
export function nextJoke(count: number, shown: number | undefined, random: () => number = Math.random): number {
  if (shown === undefined) return Math.floor(random() * count);
  const next = Math.floor(random() * (count - 1));
  return next >= shown ? next + 1 : next;
}
