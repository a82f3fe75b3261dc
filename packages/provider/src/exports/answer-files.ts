import type { Attachment } from '../media/attachments';
import { mediaKey } from '../media/keys';
import type { ExportedGame } from './exported-game';
import { fileName } from './file-names';
import type { ExportedAnswer } from './repo';

/** A file of an answer, and where it is in the archive. */
export interface AnswerFile {
  readonly key: string;
  /** Team, challenge, then a name made unique by the answer's number. */
  readonly path: string;
  readonly kind: string;
}

/** Formats of pictures and films that every browser shows. */
const SHOWN = /^(jpe?g|png|gif|webp|mp4|webm|mp3|m4a|wav|ogg)$/;

/** The files of an answer: as they were sent, or in a format that every computer opens. */
export function filesOf({ answer, task, team, files }: ExportedAnswer, { folders, fill }: ExportedGame): AnswerFile[] {
  // A challenge deleted in the meantime has no folder.
  const challenge = folders.challenges.get(task.id) ?? fileName(`${fill.text(task.name)} ${task.id}`, 'Challenge');
  const teamFolder = folders.teams.get(team.id) ?? fileName(`${team.name} ${team.id}`, 'Team');
  const folder = `media/${teamFolder}/${challenge}`;
  return files.map((file, at) => {
    const { name, extension } = bestOf(file);
    const more = at === 0 ? '' : `-${at + 1}`;
    return {
      key: mediaKey(file.uuid, name),
      path: `${folder}/${challenge} ${answer.id}${more}.${extension}`,
      kind: file.kind,
    };
  });
}

function bestOf({ files, extension, kind }: Attachment): { readonly name: string; readonly extension: string } {
  const original = files.original ?? `original.${extension}`;
  const made = kind === 'image' ? files.standard : (files.mp4 ?? files.webm);
  if (SHOWN.test(extension) || !made) return { name: original, extension };
  return { name: made, extension: made.slice(made.lastIndexOf('.') + 1) };
}
