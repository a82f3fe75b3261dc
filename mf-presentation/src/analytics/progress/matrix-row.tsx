import { type GameProgress, PROGRESS_STATE, type ProgressState } from '@waymark/contract';
import { memo } from 'react';
import { placesIn } from './marks';
import { Done, InOneCell, Name, TeamLine } from './matrix-styles';
import type { TeamProgress } from './sorted-teams';

/** In reading order: the most notable state first. */
const SAID = ['waiting', 'rejected', 'done', 'missing'] as const;

/** The labels of the states. */
export type StateWords = Readonly<Record<ProgressState, string>>;

interface MatrixRowProps {
  readonly team: TeamProgress;
  readonly at: number;
  readonly challenges: GameProgress['challenges'];
  readonly words: StateWords;
  /** The formatted number of completed challenges. */
  readonly done: string;
}

/** A team: its name and count, and its marks as text for screen readers. */
export const MatrixRow = memo(function MatrixRow({ team, at, challenges, words, done }: MatrixRowProps) {
  const positionOf = (place: number) => String(challenges[place]?.position ?? place + 1);
  const said = SAID.map((state) => [words[state], placesIn(team.states, PROGRESS_STATE[state], positionOf)])
    .filter(([, its]) => its !== '')
    .map((one) => one.join(': '));
  return (
    <TeamLine role="row" aria-rowindex={at + 2}>
      <Name role="rowheader">
        <span dir="auto">{team.name}</span>
      </Name>
      <InOneCell role="cell" aria-colindex={2} aria-colspan={challenges.length}>
        <div role="img" aria-label={`${said.join('. ')}.`} />
      </InOneCell>
      <Done role="cell" aria-colindex={challenges.length + 2}>
        {done}
      </Done>
    </TeamLine>
  );
});
