import type { GameProgress } from '@waymark/contract';

type ChallengeProgress = GameProgress['challenges'][number];

/** Maximum number of challenges shown. */
const MOST = 5;
/** A challenge holds teams up if it takes a fifth longer than the median. */
const LONGER = 1.2;

/** Why a challenge holds teams up, as far as the counts show; otherwise the way there is long. */
type HoldUpReason = 'rejected' | 'unsolved' | 'hints' | 'way';

/** A challenge that takes teams longer than most. */
export interface HoldUp {
  readonly challenge: ChallengeProgress;
  /** The challenge that most teams came from; absent for the first one. */
  readonly from: ChallengeProgress | undefined;
  /** Seconds more than the median challenge. */
  readonly lost: number;
  readonly reason: HoldUpReason;
}

/** The median time of a challenge in seconds. */
export function usualOf({ challenges }: GameProgress): number {
  const timed = challenges.flatMap(({ seconds }) => (typeof seconds === 'number' ? seconds : [])).sort((a, b) => b - a);
  return timed[Math.floor(timed.length / 2)] ?? 0;
}

/** The challenges that take longer than most, longest first. */
export function holdUpsOf(progress: GameProgress): readonly HoldUp[] {
  const usual = usualOf(progress);
  const { challenges } = progress;
  return challenges
    .flatMap((challenge, place): HoldUp | [] => {
      const { seconds } = challenge;
      if (typeof seconds !== 'number' || seconds <= usual * LONGER) return [];
      // Without data on where teams came from, assume the playing order.
      const told = challenges.find(({ id }) => id === challenge.after);
      const from = told ?? challenges[place - 1];
      return { challenge, from, lost: seconds - usual, reason: reasonOf(challenge) };
    })
    .sort((one, other) => other.lost - one.lost)
    .slice(0, MOST);
}

function reasonOf({ tried = 0, solved = 0, rejected = 0, hints = 0 }: ChallengeProgress): HoldUpReason {
  if (rejected >= Math.max(2, tried / 2)) return 'rejected';
  if (solved < tried * 0.75) return 'unsolved';
  if (hints >= Math.max(2, tried / 2)) return 'hints';
  return 'way';
}

/** The challenges that no team has answered. */
export const untriedOf = ({ challenges }: GameProgress): readonly ChallengeProgress[] =>
  challenges.filter(({ tried }) => !tried);
