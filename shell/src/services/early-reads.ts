declare global {
  interface Window {
    /** Filled by `early.js`: reads that were started before the builder was there, by their full address. */
    waymarkEarly?: {
      /** What they carry. */
      readonly token: string;
      readonly reads: Record<string, Promise<Response>>;
    };
  }
}

/** Hands out a read that the page started early with this token, once. */
export function takeEarly(address: string, token: string | undefined): Promise<Response> | undefined {
  const early = window.waymarkEarly;
  const read = early?.reads[address];
  delete early?.reads[address];
  // A token that was traded meanwhile may have been refused already.
  return early?.token === token ? read : undefined;
}
