/** One answer of a list. */
export interface ListedAnswer {
  readonly text: string;
  readonly correct: boolean;
}

/** The lines of a pasted text, without bullets, numbers and blank ones; one for a text of a single line. */
export const linesOf = (text: string): readonly string[] =>
  text
    .split(/[\r\n\u2028\u2029]+/)
    .map((line) => line.replace(/^\s*(?:[-–•*]|\d{1,2}[.)])\s+/, '').trim())
    .filter((line) => line !== '');

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
