import type { Library } from '../media/library';
import type { DemoRows } from '../rows/demo-rows';
import type { PlayedAnswer } from './answer';

/** File names of photo and video answers, by challenge type. */
const NAMES: Readonly<Record<number, readonly string[]>> = {
  3: ['standard', 'background-sticker'],
  9: ['standard', 'background-merged'],
  10: ['standard', 'background-merged'],
};

/** File names of an answer, by its type. */
const fileNamesOf = (type: number): readonly string[] => NAMES[type] ?? ['standard'];

/** Adds answers with their files, in the order of their ids. */
export function addAnswers(rows: DemoRows, library: Library, answers: readonly PlayedAnswer[]): void {
  for (const { row, file } of answers) {
    const id = rows.answers.nextId();
    rows.answers.add({ id, ...row });
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
}
