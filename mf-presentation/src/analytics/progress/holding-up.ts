import type { GameProgress } from '@waymark/contract';

type ChallengeProgress = GameProgress['challenges'][number];

/** Challenges that are shown. */
const MOST = 5;
/** A challenge holds teams up that takes a fifth longer than the middle one. */
const LONGER = 1.2;

/** The challenges that take teams longer than most, longest first. */
export function holdUpsOf({ challenges }: GameProgress): readonly ChallengeProgress[] {
  const timed = challenges
    .filter(({ seconds }) => typeof seconds === 'number')
    .sort((one, other) => (other.seconds ?? 0) - (one.seconds ?? 0));
  const middle = timed[Math.floor(timed.length / 2)]?.seconds ?? 0;
  return timed.filter(({ seconds }) => (seconds ?? 0) > middle * LONGER).slice(0, MOST);
}

/** The challenges that no team has answered. */
export const untriedOf = ({ challenges }: GameProgress): readonly ChallengeProgress[] =>
  challenges.filter(({ tried }) => !tried);
