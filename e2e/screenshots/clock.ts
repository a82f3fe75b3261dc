/** Start of the screenshots' demo: a Saturday afternoon of its live game. */
export const DEMO_BEGINS = '2026-09-19T13:00:00Z';
/** Time at which every page is viewed. */
export const PAGES_SHOW = '2026-09-19T13:02:00Z';

interface Clock {
  readonly at: string;
  /** Otherwise it stays still. */
  readonly runs: boolean;
}

/** Sets the clock of a page or process. Refers to nothing outside itself, because it runs elsewhere. */
export function setClock({ at, runs }: Clock): void {
  const began = Date.now();
  const elapsed = () => (runs ? clock.now() - began : 0);
  const clock = Date;
  const now = () => clock.parse(at) + elapsed();
  globalThis.Date = new Proxy(clock, {
    construct: (target, given, made) => Reflect.construct(target, given.length > 0 ? given : [now()], made),
    get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
  });
}

/** Starts the provider at a fixed moment, so that its demo is always the same. */
export const demoClock = (): Readonly<Record<string, string>> => {
  const program = `(${setClock})(${JSON.stringify({ at: DEMO_BEGINS, runs: true })})`;
  const own = process.env.NODE_OPTIONS ?? '';
  return { NODE_OPTIONS: `${own} --import=data:text/javascript,${encodeURIComponent(program)}`.trim() };
};
