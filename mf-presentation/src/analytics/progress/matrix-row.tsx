import { type GameProgress, PROGRESS_STATE, type ProgressState } from '@waymark/contract';
import { memo, useMemo } from 'react';
import { Done, InOneCell, Line, Name } from './matrix-styles';
import { type MarkPlaces, marksOf, placesIn } from './row-marks';
import type { TeamProgress } from './sorted-teams';

const STATES = Object.fromEntries(Object.entries(PROGRESS_STATE).map(([state, letter]) => [letter, state])) as Readonly<
  Record<string, ProgressState>
>;
/** In reading order: the most notable state first. */
const SAID = ['waiting', 'rejected', 'done', 'missing'] as const;

/** A team's state for the challenge at a position. */
export const stateOf = (team: TeamProgress, at: number): ProgressState => STATES[team.states[at] ?? ''] ?? 'missing';

/** Space for columns that aren't rendered. */
export const gapOf = (columns: number, column: number) => (
  <div style={{ flex: 'none', inlineSize: `${columns * column}px` }} />
);

/** The state marks at their positions. */
export function Marks({ states, places }: { readonly states: string; readonly places: MarkPlaces }) {
  const marks = useMemo(() => marksOf(states, places), [states, places]);
  return Object.entries(marks).map(([kind, path]) => path && <path key={kind} data-mark={kind} d={path} />);
}

interface MatrixRowProps {
  readonly team: TeamProgress;
  readonly at: number;
  readonly challenges: GameProgress['challenges'];
  readonly measures: { readonly row: number; readonly column: number; readonly marks: number };
  readonly places: MarkPlaces;
  readonly width: number;
  readonly words: Readonly<Record<ProgressState, string>>;
  /** The formatted number of completed challenges. */
  readonly done: string;
}

/** A team with its marks. Scrolling renders only rows that come into view. */
export const MatrixRow = memo(function MatrixRow(props: MatrixRowProps) {
  const { team, at, challenges, measures, places, width, words, done } = props;
  const positionOf = (place: number) => String(challenges[place]?.position ?? place + 1);
  const said = SAID.map((state) => [words[state], placesIn(team.states, PROGRESS_STATE[state], positionOf)])
    .filter(([, its]) => its !== '')
    .map((one) => one.join(': '));
  return (
    <Line
      role="row"
      aria-rowindex={at + 2}
      style={{ insetBlockStart: `${at * measures.row}px`, inlineSize: `${width}px` }}
    >
      <Name role="rowheader">
        <span dir="auto">{team.name}</span>
      </Name>
      <InOneCell role="cell" aria-colindex={2} aria-colspan={challenges.length}>
        <svg
          width={challenges.length * measures.column}
          height={measures.marks}
          role="img"
          aria-label={`${said.join('. ')}.`}
        >
          <Marks states={team.states} places={places} />
        </svg>
      </InOneCell>
      <Done role="cell" aria-colindex={challenges.length + 2}>
        {done}
      </Done>
    </Line>
  );
});
