import type { Seeded } from '../seeded';
import { CHECKED_TYPES, type PlayedAnswer } from './answer';
import type { Draft } from './write-answer';

/** A judge's message for a rejected answer. */
const NO = [
  'That is a pigeon.',
  'We count four of you. There are five in the team.',
  'Lovely, but it is the wrong bridge.',
  'Too dark to see anything. Try again with your back to the lamp.',
  'The knot has to be in the picture.',
  'Nice try.',
  'This is last year’s picture, we recognise the hat.',
];
/** A judge's message for an accepted answer. */
const YES = [
  'Splendid.',
  'Extra points for the hat.',
  'We laughed.',
  'Well argued.',
  'The gull agrees.',
  'That will be on the big screen.',
];
const TWICE = ['You have sent this one already.', 'Once is enough, it was good the first time.'];

/** The reviewers, and the time up to which they have reviewed. */
export interface Desk {
  readonly reviewers: readonly number[];
  readonly now: number;
}

/** An answer with the reason for it. */
export interface Reviewable {
  readonly answer: PlayedAnswer;
  readonly kind: Draft['kind'];
}

/** Whether it needs a review, because it cannot be checked automatically. */
export const needsReview = ({ answer }: Reviewable): boolean => !CHECKED_TYPES.includes(answer.row.type);

function reviewed(random: Seeded, answer: PlayedAnswer, desk: Desk, accepted: boolean, message: string): PlayedAnswer {
  const sent = answer.row.created_at.getTime();
  const seconds = random.between(25, 540) * 1000;
  const at = new Date(Math.max(sent + 1000, Math.min(sent + seconds, desk.now - 1000)));
  return {
    ...answer,
    submitted: answer.row,
    row: {
      ...answer.row,
      reviewed_by_id: random.pick(desk.reviewers),
      review_message: message,
      approved_at: accepted ? at : null,
      rejected_at: accepted ? null : at,
    },
  };
}

/** Accepted with fewer points than the challenge gives. */
function lessPoints(random: Seeded, answer: PlayedAnswer): PlayedAnswer {
  const share = random.pick([0.5, 0.6, 0.8, 0.9]);
  const points = Math.round(((answer.row.points ?? 0) * share) / 5) * 5;
  return { ...answer, row: { ...answer.row, points } };
}

/** Reviews an answer. */
export function review(random: Seeded, item: Reviewable, desk: Desk): PlayedAnswer {
  const { answer, kind } = item;
  switch (kind) {
    case 'rejected':
      return reviewed(random, answer, desk, false, random.pick(NO));
    case 'duplicate': {
      const accepted = random.chance(0.4);
      return reviewed(random, answer, desk, accepted, accepted ? '' : random.pick(TWICE));
    }
    case 'late':
      return reviewed(random, answer, desk, false, 'The challenge had closed by then.');
    case 'early':
      return reviewed(random, answer, desk, false, 'Not yet. It opens later.');
    default: {
      const accepted = reviewed(random, answer, desk, true, random.chance(0.25) ? random.pick(YES) : '');
      return random.chance(0.2) ? lessPoints(random, accepted) : accepted;
    }
  }
}

/** Marks answers with a photo or video as featured, shortly after they were accepted. */
export function feature(random: Seeded, answers: readonly PlayedAnswer[], count: number, now: number): PlayedAnswer[] {
  const fit = answers.filter(({ row, file }) => row.approved_at && row.points && file && row.sub_type !== 2);
  const chosen = new Set(random.shuffled(fit).slice(0, count));
  return answers.map((answer) => {
    const approved = answer.row.approved_at;
    if (!chosen.has(answer) || !approved) return answer;
    const at = Math.min(now - 500, approved.getTime() + random.between(2, 90) * 1000);
    return { ...answer, row: { ...answer.row, featured_at: new Date(Math.max(at, approved.getTime())) } };
  });
}

/** Milliseconds between a solution and the attempt before or after it. */
export const beside = (random: Seeded) => random.between(40, 260) * 1000;
