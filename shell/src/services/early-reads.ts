declare global {
  interface Window {
    /** Filled by `early.js`: reads that were started before the builder was there, by their full address. */
    waymarkEarly?: Record<string, Promise<Response>>;
  }
}

/** Hands out a read that the page started early, once. */
export function takeEarly(address: string): Promise<Response> | undefined {
  const early = window.waymarkEarly?.[address];
  if (early) delete window.waymarkEarly?.[address];
  return early;
}
