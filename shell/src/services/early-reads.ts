declare global {
  interface Window {
    /** Filled by `early.js`: reads started before the builder loaded, by full address. */
    waymarkEarly?: {
      /** Their token. */
      readonly token: string;
      readonly reads: Record<string, Promise<Response>>;
    };
  }
}

/** Returns an early read with this token, once. */
export function takeEarly(address: string, token: string | undefined): Promise<Response> | undefined {
  const early = window.waymarkEarly;
  const read = early?.reads[address];
  delete early?.reads[address];
  // An outdated token may have been refused.
  return early?.token === token ? read : undefined;
}
