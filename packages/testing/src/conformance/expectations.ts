/** Fails a check unless the condition holds. */
export function must(holds: boolean, what: string): void {
  if (!holds) throw new Error(what);
}

/** Fails a check unless both values are equal. */
export function mustBe(actual: unknown, expected: unknown, what: string): void {
  const [is, be] = [JSON.stringify(actual), JSON.stringify(expected)];
  if (is !== be) throw new Error(`${what}: it is ${is} instead of ${be}`);
}
