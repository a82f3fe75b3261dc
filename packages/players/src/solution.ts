import { answersIn, type PlayTask, TASK_TYPE, type Task, VIDEO_SHARE } from '@waymark/contract';
import { between, happens, pick, type Random } from './chance';
import { hum } from './draw/hum';
import { drawSnapshot } from './draw/picture';
import type { Person } from './person';
import { CAPTIONS, GUESSES, TEXTS } from './words';

/** How often a question is answered wrongly. */
const WRONG = 0.22;
/** Metres of a degree of latitude. */
const DEGREE = 111_000;
const { photo, sticker, arPhoto, backgroundPhoto, video } = TASK_TYPE;
const PICTURED: readonly number[] = [photo, sticker, arPhoto, backgroundPhoto];

/** Whether a team can do what a challenge asks for: it has no film camera. */
export const isFeasible = ({ task_type = -1, task_subtype }: PlayTask): boolean =>
  (task_type <= TASK_TYPE.splitPath &&
    ![TASK_TYPE.video, TASK_TYPE.arVideo, TASK_TYPE.backgroundVideo].some((type) => type === task_type)) ||
  (task_type === video && task_subtype === VIDEO_SHARE.audio);

/** Where somebody stands who has found a challenge: a few steps from where it is. */
export function spotOf(random: Random, { latitude, longitude }: PlayTask): { latitude?: number; longitude?: number } {
  if (latitude == null || longitude == null) return {};
  const steps = () => between(random, -40, 40) / 10 / DEGREE;
  return { latitude: latitude + steps(), longitude: longitude + steps() };
}

/**
 * What a team sends for a challenge. The right answers are read out to it by the organiser, who is the only one to know them.
 * @returns undefined when nobody knows what to send
 */
export async function solve(random: Random, player: Person, task: PlayTask, known: Task): Promise<object | undefined> {
  const type = task.task_type ?? -1;
  if (PICTURED.includes(type)) {
    const media_uuid = await player.upload(await drawSnapshot(random), 'jpg', 'image/jpeg');
    return { media_uuid, media_extension: 'jpg', comment: happens(random, 0.7) ? pick(random, CAPTIONS) : '' };
  }
  if (type === video)
    return { media_uuid: await player.upload(hum(random), 'wav', 'audio/wav'), media_extension: 'wav' };
  const comment = wordsFor(random, type, task, known);
  return comment ? { comment } : undefined;
}

function wordsFor(random: Random, type: number, task: PlayTask, known: Task): string | undefined {
  const wrong = happens(random, WRONG);
  switch (type) {
    case TASK_TYPE.text:
      return pick(random, TEXTS);
    case TASK_TYPE.qrCode:
      return known.qr_url ?? undefined;
    case TASK_TYPE.trivia:
      return wrong ? pick(random, GUESSES) : answersIn(known.trivia ?? '')[0];
    case TASK_TYPE.multipleChoice:
      return wrong ? pick(random, task.choices) : answersIn(known.multiplechoice ?? '')[0];
    default:
      return pick(random, task.choices);
  }
}
