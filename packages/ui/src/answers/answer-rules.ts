/** One answer of a list. */
export interface ListedAnswer {
  readonly text: string;
  readonly correct: boolean;
}

/**
 * The lines of a pasted text, without bullets, numbers and blank ones; one for a text of a single line.
 * @param commas separate answers as well
 */
export const linesOf = (text: string, commas = false): readonly string[] =>
  text
    .split(commas ? /[\r\n\u2028\u2029,]+/ : /[\r\n\u2028\u2029]+/)
    .map((line) => line.replace(/^\s*(?:[-–•*]|\d{1,2}[.)])\s+/, '').trim())
    .filter((line) => line !== '');

/** Without these characters, and no longer than that: an emoji is one character, and is not cut in half. */
export const fitting = (text: string, without: string, most = Number.POSITIVE_INFINITY): string =>
  [...text]
    .filter((character) => !without.includes(character))
    .slice(0, most)
    .join('');

/** The correct answer first, where there can be one. */
export const correctFirst = <Answer extends ListedAnswer>(answers: readonly Answer[]): readonly Answer[] => [
  ...answers.filter(({ correct }) => correct),
  ...answers.filter(({ correct }) => !correct),
];

/** Marks one answer; where only one can be correct, the others lose their mark. */
export const withMark = (
  answers: readonly ListedAnswer[],
  at: number,
  correct: boolean,
  only: boolean,
): readonly ListedAnswer[] =>
  answers.map((answer, index) =>
    index === at ? { ...answer, correct } : only && correct ? { ...answer, correct: false } : answer,
  );
