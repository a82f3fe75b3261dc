import { useRef } from 'react';
import type { ListedAnswer } from './answer-rules';

/** An answer with a stable key, whatever its text and position. */
export interface AnswerRowData extends ListedAnswer {
  readonly id: string;
}

const sameAs = (rows: readonly ListedAnswer[], answers: readonly ListedAnswer[]): boolean =>
  rows.length === answers.length &&
  rows.every((row, index) => row.text === answers[index]?.text && row.correct === answers[index]?.correct);

/** Keyed rows of answers, from and to plain values. */
export function useAnswerRows(answers: readonly ListedAnswer[]) {
  const count = useRef(0);
  const kept = useRef<readonly AnswerRowData[]>([]);
  const named = (row: ListedAnswer & { readonly id?: string }): AnswerRowData => {
    if (row.id !== undefined) return { ...row, id: row.id };
    count.current += 1;
    return { ...row, id: `a${count.current}` };
  };
  // Changed from outside: by a save, by somebody else, by Undo. Rows keep their keys by position.
  if (!sameAs(kept.current, answers)) {
    const before = kept.current;
    kept.current = answers.map(({ text, correct }, index) => {
      const id = before[index]?.id;
      return named({ text, correct, ...(id === undefined ? {} : { id }) });
    });
  }
  return {
    rows: kept.current,
    /** Stores these rows and reports their answers. */
    put: (rows: readonly (ListedAnswer & { readonly id?: string })[]): readonly ListedAnswer[] => {
      kept.current = rows.map(named);
      return rows.map(({ text, correct }) => ({ text, correct }));
    },
  };
}
