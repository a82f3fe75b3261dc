/** How a challenge is completed, by its code in `task_type`. */
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

/** Names of the types, indexed by code. */
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

/** How the video of a challenge is shared, by its code in `task_subtype`. */
export const VIDEO_SHARE = { standard: 0, gif: 1, audio: 2 } as const;
/** Code of how a video is shared. */
export type VideoShare = (typeof VIDEO_SHARE)[keyof typeof VIDEO_SHARE];

/** Video lengths to choose from, in seconds. */
export const VIDEO_LENGTHS = [1, 2, 3, 5, 7, 10, 20, 30, 45, 60] as const;
/** Recommended lengths in seconds for each way of sharing, indexed by code. */
export const VIDEO_LENGTH_RECOMMENDED = [30, 5, 10] as const;
/** Radii to choose from, in metres. */
export const RADII = [0, 5, 10, 15, 25, 30, 50, 100, 1000] as const;

/** Maximum points of a challenge. */
export const POINTS_MAX = 500;
/**
 * As points of a trivia challenge: unlimited attempts. As a hint's deduction: the challenge submits itself ([G40],
 * [G89]).
 */
export const UNLIMITED = 9999;
/** Maximum choices of a multiple-choice challenge, and answers of a split path. */
export const CHOICES_MAX = 5;
/** Length at which a choice is cut. */
export const CHOICE_LENGTH = 25;

/** Whether challenges of a type have AR items. */
export const hasRealities = (type: number): boolean => type === TASK_TYPE.arPhoto || type === TASK_TYPE.arVideo;
/** Whether a lock can ask for chosen answers of challenges of a type ([G39]). */
export const hasChosenAnswers = (type: number): boolean =>
  type === TASK_TYPE.trivia || type === TASK_TYPE.multipleChoice || type === TASK_TYPE.splitPath;

/** Whether an answer contains a sign that separates the answers of a lock. */
export const hasLockSign = (answer: string): boolean => /[;:]/.test(answer);

/** The answers in a comma-separated text, without empty ones. */
export const answersIn = (text: string): string[] =>
  text
    .split(',')
    .map((answer) => answer.trim())
    .filter((answer) => answer !== '');
