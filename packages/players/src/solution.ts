import { answersIn, type PlayTask, TASK_TYPE, type Task, VIDEO_SHARE } from '@waymark/contract';
import { between, happens, pick, type Random } from './chance';
import { hum } from './draw/hum';
import { drawSnapshot } from './draw/picture';
import type { Person } from './person';
import { CAPTIONS, GUESSES, TEXTS } from './words';

/** Share of wrong answers. */
const WRONG = 0.22;
/** Metres per degree of latitude. */
const DEGREE = 111_000;
const { photo, sticker, arPhoto, backgroundPhoto, video } = TASK_TYPE;
const PICTURED: readonly number[] = [photo, sticker, arPhoto, backgroundPhoto];

/** Whether a simulated team can answer a challenge: it cannot record videos. */
export const isFeasible = ({ task_type = -1, task_subtype }: PlayTask): boolean =>
  (task_type <= TASK_TYPE.splitPath &&
    ![TASK_TYPE.video, TASK_TYPE.arVideo, TASK_TYPE.backgroundVideo].some((type) => type === task_type)) ||
  (task_type === video && task_subtype === VIDEO_SHARE.audio);

/** A position a few steps from a challenge. */
export function spotOf(random: Random, { latitude, longitude }: PlayTask): { latitude?: number; longitude?: number } {
  if (latitude == null || longitude == null) return {};
  const steps = () => between(random, -40, 40) / 10 / DEGREE;
  return { latitude: latitude + steps(), longitude: longitude + steps() };
}

/**
 * A team's answer to a challenge. Correct answers come from the organiser's data, because players can't see them.
 * @returns undefined when there is nothing to send
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
