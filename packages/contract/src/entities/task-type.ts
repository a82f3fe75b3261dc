/** How a challenge is completed, by the code in `task_type`. */
export const TASK_TYPE = {
  text: 0,
  photo: 1,
  video: 2,
  sticker: 3,
  qrCode: 4,
  trivia: 5,
  multipleChoice: 6,
  arPhoto: 7,
  arVideo: 8,
  backgroundPhoto: 9,
  backgroundVideo: 10,
  splitPath: 11,
} as const;
/** Code of how a challenge is completed. */
export type TaskType = (typeof TASK_TYPE)[keyof typeof TASK_TYPE];

/** Names of the types; the place in the list is the code. */
export const TASK_TYPE_NAMES = [
  'Text',
  'Photo',
  'Video',
  'Sticker + Photo',
  'QR Code',
  'Trivia',
  'Multiple Choice',
  'AR + Photo',
  'AR + Video',
  'Background + Photo',
  'Background + Video',
  'Split Path',
] as const;

/** How the film of a video challenge is shared, by the code in `task_subtype`. */
export const VIDEO_SHARE = { standard: 0, gif: 1, audio: 2 } as const;
/** Code of how a film is shared. */
export type VideoShare = (typeof VIDEO_SHARE)[keyof typeof VIDEO_SHARE];

/** Seconds a film may be chosen to last. */
export const VIDEO_LENGTHS = [1, 2, 3, 5, 7, 10, 20, 30, 45, 60] as const;
/** Seconds that suit each way of sharing; the place in the list is the code. */
export const VIDEO_LENGTH_RECOMMENDED = [30, 5, 10] as const;
/** Radii in metres that can be chosen. */
export const RADII = [0, 5, 10, 15, 25, 30, 50, 100, 1000] as const;

/** Most points of a challenge. */
export const POINTS_MAX = 500;
/** In points of a trivia challenge: unlimited attempts. In a hint's deduction: the challenge submits itself ([G40], [G89]). */
export const UNLIMITED = 9999;
/** Most choices of a multiple-choice challenge, and most answers of a split path. */
export const CHOICES_MAX = 5;
/** Letters of a choice; what is longer is cut. */
export const CHOICE_LENGTH = 25;

/** Whether challenges of a type have AR items. */
export const hasRealities = (type: number): boolean => type === TASK_TYPE.arPhoto || type === TASK_TYPE.arVideo;
/** Whether a lock can ask for chosen answers of challenges of a type ([G39]). */
export const hasChosenAnswers = (type: number): boolean =>
  type === TASK_TYPE.trivia || type === TASK_TYPE.multipleChoice || type === TASK_TYPE.splitPath;

/** The answers that a comma-separated text holds, without the empty ones. */
export const answersIn = (text: string): string[] =>
  text
    .split(',')
    .map((answer) => answer.trim())
    .filter((answer) => answer !== '');
