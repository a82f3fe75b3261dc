/** A key that is being typed: where it begins, and what is there of its name. */
export interface TypedKey {
  readonly from: number;
  readonly start: string;
}

/** The personalisation key before the caret, if one is being typed: `%{pu` of "Meet at %{pu". */
export function keyAt(text: string, caret: number): TypedKey | undefined {
  const found = /%\{([a-z]*)$/.exec(text.slice(0, caret));
  return found ? { from: found.index, start: found[1] ?? '' } : undefined;
}

/** The text with a whole key in the place of what was typed of it, and where the caret goes. */
export function withKey(text: string, caret: number, { from }: TypedKey, key: string) {
  const whole = `%{${key}}`;
  const rest = text.slice(caret).replace(/^[a-z]*\}/, '');
  return { text: text.slice(0, from) + whole + rest, caret: from + whole.length };
}

/** The keys that begin like what was typed, in order. */
export const keysFor = (keys: readonly string[], { start }: TypedKey): readonly string[] =>
  keys.filter((key) => key.startsWith(start)).toSorted();
