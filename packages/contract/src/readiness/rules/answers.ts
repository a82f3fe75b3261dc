import { answersIn, hasLockSign, hasRealities, TASK_TYPE } from '../../entities/task-type';
import type { Finding, GameContent, RealityToCheck, TaskToCheck } from '../finding';

/** What a challenge of each type needs to be solvable. */
export function* checkAnswers({ tasks }: GameContent): Iterable<Finding> {
  for (const task of tasks) {
    const { id, task_type: type } = task;
    if (type === TASK_TYPE.multipleChoice || type === TASK_TYPE.splitPath) yield* checkChoices(task);
    if (type === TASK_TYPE.trivia && answersIn(task.trivia ?? '').length === 0) {
      yield { rule: 'no-valid-answer', level: 'problem', task: id, field: 'trivia' };
    }
    if (type === TASK_TYPE.qrCode && !task.qr_url?.trim()) {
      yield { rule: 'no-qr-code', level: 'problem', task: id, field: 'qr_url' };
    }
    if (hasRealities(type ?? -1) && !task.realities?.some(hasModel)) {
      yield { rule: 'no-model', level: 'problem', task: id, field: 'realities' };
    }
  }
}

function* checkChoices({ id, task_type, multiplechoice }: TaskToCheck): Iterable<Finding> {
  const at = { level: 'problem', task: id, field: 'multiplechoice' } as const;
  const answers = answersIn(multiplechoice ?? '');
  if (answers.length < 2) yield { rule: 'few-choices', ...at };
  // The correct choice comes first; on a split path each answer leads somewhere.
  else if (task_type === TASK_TYPE.multipleChoice && (multiplechoice ?? '').trimStart().startsWith(',')) {
    yield { rule: 'no-correct-choice', ...at };
  }
  const double = answers.find((answer, place) => answers.indexOf(answer) < place);
  if (double !== undefined) yield { rule: 'double-choice', ...at, values: { answer: double } };
  // Locks separate the answers they choose by these signs.
  const unchosen = task_type === TASK_TYPE.splitPath ? answers.find(hasLockSign) : undefined;
  if (unchosen !== undefined) yield { rule: 'split-signs', ...at, values: { answer: unchosen } };
}

/** Whether an AR item has content, including a file that is still processing. */
export const hasModel = ({ model_url, model_media_uuid }: RealityToCheck): boolean =>
  Boolean(model_url || model_media_uuid);
