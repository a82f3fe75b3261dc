import { PROGRESS_STATE, type ProgressState } from '@waymark/contract';
import type { IconDrawing } from '@waymark/ui';
import { Check, CircleHelp, Minus, X } from '@waymark/ui/icons';
import { createElement, memo } from 'react';
import { Done, Line, Name } from './matrix-styles';
import type { TeamProgress } from './sorted-teams';
import type { Range } from './use-matrix-window';

const STATES = Object.fromEntries(Object.entries(PROGRESS_STATE).map(([state, letter]) => [letter, state])) as Readonly<
  Record<string, ProgressState>
>;

/** What a team did at the challenge in a place. */
export const stateOf = (team: TeamProgress, at: number): ProgressState => STATES[team.states[at] ?? ''] ?? 'missing';

/** The marks of the states. */
export const MARKS: Readonly<Record<ProgressState, IconDrawing>> = {
  done: Check,
  waiting: CircleHelp,
  rejected: X,
  missing: Minus,
};

/** The marks, drawn once: each of a thousand cells refers to one of them. */
export const MarkSymbols = ({ id }: { readonly id: string }) => (
  <svg width={0} height={0} style={{ position: 'absolute' }} aria-hidden="true">
    {Object.entries(MARKS).map(([state, drawing]) => (
      <symbol key={state} id={`${id}${state}`} viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth={2.5}>
        {drawing.map(([shape, attributes], place) => createElement(shape, { key: place, ...attributes }))}
      </symbol>
    ))}
  </svg>
);

/** The room of columns that are not drawn. */
export const gapOf = (columns: number, column: number) => (
  <div style={{ flex: 'none', inlineSize: `${columns * column}px` }} />
);

/** Rows are put in their places, which those of a table cannot be. */
const cellAt = (place: number) => ({ role: 'cell', 'data-cell': '', 'aria-colindex': place + 2 }) as const;

interface MatrixRowProps {
  readonly team: TeamProgress;
  readonly at: number;
  readonly columns: Range;
  readonly all: number;
  readonly measures: { readonly row: number; readonly column: number };
  readonly width: number;
  readonly words: Readonly<Record<ProgressState, string>>;
  /** What is done, in words. */
  readonly done: string;
  /** Start of the ids of the marks. */
  readonly marks: string;
}

/** A team with its marks in view. Scrolling draws the rows that come into view, and no other. */
export const MatrixRow = memo(function MatrixRow(props: MatrixRowProps) {
  const { team, at, columns, all, measures, width, words, done, marks } = props;
  const places = Array.from({ length: columns.last - columns.first }, (_, place) => columns.first + place);
  return (
    <Line
      role="row"
      aria-rowindex={at + 2}
      style={{ insetBlockStart: `${at * measures.row}px`, inlineSize: `${width}px` }}
    >
      <Name role="rowheader">
        <span dir="auto">{team.name}</span>
      </Name>
      {gapOf(columns.first, measures.column)}
      {places.map((place) => {
        const state = stateOf(team, place);
        return (
          <div key={place} {...cellAt(place)} data-state={state}>
            <svg width={14} height={14} role="img" aria-label={words[state]}>
              <use href={`#${marks}${state}`} />
            </svg>
          </div>
        );
      })}
      {gapOf(all - columns.last, measures.column)}
      <Done role="cell">{done}</Done>
    </Line>
  );
});
