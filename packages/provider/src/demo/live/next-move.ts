import type { answers } from '../../db/schema';
import type { PlacedChallenge } from '../games/task-rows';
import { CHECKED_TYPES } from '../play/answer';
import type { Seeded } from '../seeded';
import type { LiveGame, LiveTeam } from './live-game';

type AnswerRow = typeof answers.$inferSelect;

/** What happens next in the live game. */
export type Move =
  | { readonly kind: 'answer'; readonly team: LiveTeam; readonly challenge: PlacedChallenge; readonly option?: string }
  | { readonly kind: 'again'; readonly team: LiveTeam; readonly challenge: PlacedChallenge }
  | { readonly kind: 'review'; readonly answer: AnswerRow }
  | { readonly kind: 'feature'; readonly answer: AnswerRow };

/** The judge is this far behind at most, so that there is always something waiting and never too much. */
const MOST_WAITING = 30;
const LEAST_WAITING = 12;
/** Whoever leaves the demo running for hours finds a game and no flood. */
const MOST_ANSWERS = 1200;
const MINUTE = 60_000;

/** Draws what happens next; undefined when everything that can happen has happened. */
export function nextMove(random: Seeded, live: LiveGame, now: number): Move | undefined {
  const waiting = live.answers.filter((answer) => !answer.approved_at && !answer.rejected_at);
  const reviewing = waiting.length > MOST_WAITING || (waiting.length > LEAST_WAITING && random.chance(0.45));
  const [oldest] = waiting;
  if (reviewing && oldest) return { kind: 'review', answer: oldest };
  if (random.chance(0.08)) {
    const fit = live.answers
      .slice(-60)
      .filter((answer) => answer.approved_at && !answer.featured_at && isShown(answer));
    if (fit.length > 0) return { kind: 'feature', answer: random.pick(fit) };
  }
  if (live.answers.length >= MOST_ANSWERS) return oldest && { kind: 'review', answer: oldest };
  for (const team of random.shuffled(live.teams)) {
    const open = openTo(live, team, now);
    const challenge = random.shuffled(open).sort((one, other) => one.position - other.position)[0];
    if (!challenge) continue;
    const option = challenge.type === 11 ? random.pick(challenge.choices ?? ['']) : undefined;
    return { kind: 'answer', team, challenge, ...(option === undefined ? {} : { option }) };
  }
  return tryAgain(random, live);
}

const isShown = ({ type, sub_type }: AnswerRow) => !CHECKED_TYPES.includes(type) && type !== 0 && sub_type !== 2;

/** Challenges the team has not solved, whose lock is open to it, in their time. */
function openTo({ answers: all, challenges, start }: LiveGame, team: LiveTeam, now: number): PlacedChallenge[] {
  const own = all.filter((answer) => answer.team_id === team.id && !answer.rejected_at);
  const solved = new Map(own.map((answer) => [answer.task_id, answer.comment]));
  const minute = (now - start) / MINUTE;
  return challenges.filter((challenge) => {
    if (solved.has(challenge.id) || minute < (challenge.opens ?? 0)) return false;
    if (challenge.closes !== undefined && minute >= challenge.closes) return false;
    if (!challenge.after) return true;
    const [after, ...options] = challenge.after;
    const chosen = solved.get(challenges.find(({ position }) => position === after)?.id ?? -1);
    return chosen !== undefined && (options.length === 0 || options.includes(chosen));
  });
}

/** Once everything is solved, teams send another picture of what they liked. */
function tryAgain(random: Seeded, { challenges, teams }: LiveGame): Move | undefined {
  const pictured = challenges.filter(({ sent, closes }) => sent && sent.length > 0 && closes === undefined);
  if (pictured.length === 0 || teams.length === 0) return undefined;
  return { kind: 'again', team: random.pick(teams), challenge: random.pick(pictured) };
}
