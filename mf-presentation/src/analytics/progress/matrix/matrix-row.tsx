// biome-ignore-all lint/a11y/useSemanticElements: a <table> would lay out every row
// biome-ignore-all lint/a11y/useFocusableInteractive: the table is one Tab stop, which scrolls

import { type GameProgress, PROGRESS_STATE, type ProgressState } from '@waymark/contract';
import { useTranslate } from '@waymark/host-kit';
import { memo } from 'react';
import { placesIn } from './marks';
import type { TeamProgress } from './sorted-teams';

/** In reading order: the most notable state first. */
const SAID = ['waiting', 'rejected', 'done', 'missing'] as const;

/** The labels of the states. */
export type StateWords = Readonly<Record<ProgressState, string>>;

interface MatrixRowProps {
  readonly team: TeamProgress;
  readonly at: number;
  /** Height of a row. */
  readonly row: number;
  readonly challenges: GameProgress['challenges'];
  readonly words: StateWords;
}

/** A team: its name and count, and its marks as text for screen readers. */
export const MatrixRow = memo(function MatrixRow({ team, at, row, challenges, words }: MatrixRowProps) {
  const t = useTranslate();
  const positionOf = (place: number) => String(challenges[place]?.position ?? place + 1);
  const said = SAID.map((state) => [words[state], placesIn(team.states, PROGRESS_STATE[state], positionOf)])
    .filter(([, its]) => its !== '')
    .map((one) => one.join(': '));
  return (
    <div role="row" aria-rowindex={at + 2} style={{ insetBlockStart: `${at * row}px` }}>
      <div role="rowheader">
        <span dir="auto">{team.name}</span>
      </div>
      <div role="cell" aria-colindex={2} aria-colspan={challenges.length}>
        <div role="img" aria-label={`${said.join('. ')}.`} />
      </div>
      <div role="cell" aria-colindex={challenges.length + 2}>
        {t('{n} of {all}', { n: team.done, all: challenges.length })}
      </div>
    </div>
  );
});
