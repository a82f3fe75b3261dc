/** A key being typed: its start offset and the part typed so far. */
export interface TypedKey {
  readonly from: number;
  readonly start: string;
}

/** The partial key before the caret: `%{pu` in "Meet at %{pu". */
export function keyAt(text: string, caret: number): TypedKey | undefined {
  const found = /%\{([a-z]*)$/.exec(text.slice(0, caret));
  return found ? { from: found.index, start: found[1] ?? '' } : undefined;
}

/** Replaces the partial key with the whole one; returns the text and caret. */
export function withKey(text: string, caret: number, { from }: TypedKey, key: string) {
  const whole = `%{${key}}`;
  const rest = text.slice(caret).replace(/^[a-z]*\}/, '');
  return { text: text.slice(0, from) + whole + rest, caret: from + whole.length };
}

/** Keys with the typed prefix, sorted. */
export const keysFor = (keys: readonly string[], { start }: TypedKey): readonly string[] =>
  keys.filter((key) => key.startsWith(start)).toSorted();
