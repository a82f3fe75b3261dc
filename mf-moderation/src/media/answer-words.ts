import { type Answer, TASK_TYPE } from '@waymark/contract';
import type { Translate } from '@waymark/host-kit';

/** Alternative text for an answer's picture. */
export function answerAlt({ comment, task, team }: Answer, t: Translate): string {
  if (comment) return comment;
  const challenge = task?.name ?? t('Challenge');
  return team?.name ? t('{challenge}, by {team}', { challenge, team: team.name }) : challenge;
}

/** Whether the text is the answer itself, not a caption. */
export const isText = ({ type }: Answer): boolean =>
  [TASK_TYPE.text, TASK_TYPE.qrCode, TASK_TYPE.trivia, TASK_TYPE.multipleChoice, TASK_TYPE.splitPath].some(
    (text) => text === type,
  );
