/** One answer of a list. */
export interface ListedAnswer {
  readonly text: string;
  readonly correct: boolean;
}

/**
 * The lines of a pasted text, without bullets, numbers and blank lines; one for a single-line text.
 * @param commas whether commas separate answers too
 */
export const linesOf = (text: string, commas = false): readonly string[] =>
  text
    .split(commas ? /[\r\n\u2028\u2029,]+/ : /[\r\n\u2028\u2029]+/)
    .map((line) => line.replace(/^\s*(?:[-–•*]|\d{1,2}[.)])\s+/, '').trim())
    .filter((line) => line !== '');

/** Without these characters, and truncated; an emoji is one character and is never split. */
export const fitting = (text: string, without: string, most = Number.POSITIVE_INFINITY): string =>
  [...text]
    .filter((character) => !without.includes(character))
    .slice(0, most)
    .join('');

/** The correct answer first, if there can only be one. */
export const correctFirst = <Answer extends ListedAnswer>(answers: readonly Answer[]): readonly Answer[] => [
  ...answers.filter(({ correct }) => correct),
  ...answers.filter(({ correct }) => !correct),
];

/** Marks one answer; if only one can be correct, the others lose their mark. */
export const withMark = (
  answers: readonly ListedAnswer[],
  at: number,
  correct: boolean,
  only: boolean,
): readonly ListedAnswer[] =>
  answers.map((answer, index) =>
    index === at ? { ...answer, correct } : only && correct ? { ...answer, correct: false } : answer,
  );
