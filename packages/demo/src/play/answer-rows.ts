import type { Library } from '../media/library';
import type { DemoRows } from '../rows/demo-rows';
import type { PlayedAnswer } from './answer';
import { type Decision, decisionsOn } from './decisions';

/** File names of photo and video answers, by challenge type. */
const NAMES: Readonly<Record<number, readonly string[]>> = {
  3: ['standard', 'background-sticker'],
  9: ['standard', 'background-merged'],
  10: ['standard', 'background-merged'],
};

/** File names of an answer, by its type. */
const fileNamesOf = (type: number): readonly string[] => NAMES[type] ?? ['standard'];

/** Adds answers with their files, in the order of their ids, and the decisions about them. */
export function addAnswers(rows: DemoRows, library: Library, answers: readonly PlayedAnswer[]): void {
  const decisions: Decision[] = [];
  for (const answer of answers) {
    const { row, file } = answer;
    const id = rows.answers.nextId();
    rows.answers.add({ id, ...row });
    decisions.push(...decisionsOn(id, answer));
    if (!file) continue;
    for (const name of fileNamesOf(row.type)) {
      rows.attachments.add({
        owner: 'answer',
        owner_id: id,
        name,
        media_uuid: library.uuid(file),
        created_at: row.created_at,
      });
    }
  }
  addDecisions(rows, decisions);
}

/** Adds decisions in the order in which they were made, which is that of their ids. */
function addDecisions(rows: DemoRows, decisions: readonly Decision[]): void {
  const inOrder = decisions.toSorted(
    (one, other) => one.review.created_at.getTime() - other.review.created_at.getTime(),
  );
  for (const { review, step } of inOrder) {
    const id = rows.reviews.nextId();
    rows.reviews.add({ id, ...review });
    rows.reviewSteps.add({ review_id: id, ...step });
  }
}
