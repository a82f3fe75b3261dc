import { answersIn, TASK_TYPE, type Task, VIDEO_SHARE } from '@waymark/contract';
import { typeIcon } from '@waymark/host-kit';
import type { IconDrawing } from '@waymark/ui';

/** What a player does to answer a challenge. */
export interface PlayerAct {
  readonly icon: IconDrawing;
  readonly label: string;
  /** The choices, in the order that players see. */
  readonly choices: readonly string[];
  /** Something is typed. */
  readonly types: boolean;
}

const LABELS: Readonly<Record<number, string>> = {
  [TASK_TYPE.text]: 'Send text',
  [TASK_TYPE.photo]: 'Take photo',
  [TASK_TYPE.video]: 'Record video',
  [TASK_TYPE.sticker]: 'Take photo',
  [TASK_TYPE.qrCode]: 'Scan QR code',
  [TASK_TYPE.trivia]: 'Answer',
  [TASK_TYPE.multipleChoice]: 'Answer',
  [TASK_TYPE.arPhoto]: 'Take photo',
  [TASK_TYPE.arVideo]: 'Record video',
  [TASK_TYPE.backgroundPhoto]: 'Take photo',
  [TASK_TYPE.backgroundVideo]: 'Record video',
  [TASK_TYPE.splitPath]: 'Choose',
};

/**
 * What a player does to answer a challenge. Choices are sorted alphabetically, so that the correct one isn't always
 * first.
 */
export function playerAct({ task_type = TASK_TYPE.photo, task_subtype, multiplechoice }: Task): PlayerAct {
  const chooses = task_type === TASK_TYPE.multipleChoice || task_type === TASK_TYPE.splitPath;
  const label = LABELS[task_type] ?? 'Answer';
  return {
    icon: typeIcon(task_type),
    label: label === 'Record video' && task_subtype === VIDEO_SHARE.audio ? 'Record audio' : label,
    choices: chooses ? answersIn(multiplechoice ?? '').sort((one, other) => one.localeCompare(other)) : [],
    types: task_type === TASK_TYPE.text || task_type === TASK_TYPE.trivia,
  };
}
