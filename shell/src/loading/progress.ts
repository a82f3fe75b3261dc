/** Milliseconds between two steps of the loading screen. */
export const STEP_EVERY = 1200;
/** Milliseconds a joke stays. */
export const JOKE_EVERY = 6000;
const STEP = 10;
const HIGHEST = 90;

/** The next percentage: by ten up to ninety, and then from one again while loading goes on ([G29]). */
export const nextProgress = (progress: number): number => (progress + STEP > HIGHEST ? 1 : progress + STEP);

/** Another joke than the one on view, by chance. */
export function nextJoke(count: number, shown: number | undefined, random: () => number = Math.random): number {
  if (shown === undefined) return Math.floor(random() * count);
  const next = Math.floor(random() * (count - 1));
  return next >= shown ? next + 1 : next;
}
