import { type GameProgress, PROGRESS_STATE, type ProgressState } from '@waymark/contract';
import { useHost, useReadable, useTranslate } from '@waymark/host-kit';
import { Icon, VisuallyHidden } from '@waymark/ui';
import { Check, CircleHelp, Minus, X } from '@waymark/ui/icons';
import { useMemo, useRef, useState } from 'react';
import { Legend } from './bars';
import { Body, Cell, Done, Line, MATRIX, Mark, Name, Scroller, Sort } from './matrix-styles';
import { ProgressPanel } from './progress-panel';
import { solvedBy, sortedTeams, type TeamOrder, type TeamProgress, teamsOf, totalsOf } from './sorted-teams';
import { useMatrixWindow } from './use-matrix-window';

const STATES = Object.fromEntries(Object.entries(PROGRESS_STATE).map(([state, letter]) => [letter, state])) as Readonly<
  Record<string, ProgressState>
>;
const stateOf = (team: TeamProgress, at: number): ProgressState => STATES[team.states[at] ?? ''] ?? 'missing';
const MARKS = { done: Check, waiting: CircleHelp, rejected: X, missing: Minus } as const;

/** A challenge that less than this part of the teams has done stands out. */
const FEW = 2 / 3;

/** The words of the states. */
function useStateWords(): Readonly<Record<ProgressState, string>> {
  const t = useTranslate();
  return { done: t('Done'), waiting: t('Waiting'), rejected: t('Rejected'), missing: t('Missing') };
}

/** Each team's way through the challenges. Only the cells in view are drawn. */
export function ProgressMatrix({ progress }: { readonly progress: GameProgress }) {
  const t = useTranslate();
  const words = useStateWords();
  const language = useReadable(useHost().phrases.language);
  const [order, setOrder] = useState<TeamOrder>({ by: 'done', down: true });
  const scroller = useRef<HTMLDivElement>(null);
  const { rows, columns } = useMatrixWindow(scroller, MATRIX);
  const teams = useMemo(() => sortedTeams(teamsOf(progress), order, language), [progress, order, language]);
  const totals = useMemo(() => totalsOf(teams), [teams]);
  const { challenges } = progress;
  const solved = useMemo(() => solvedBy(teams, challenges.length), [teams, challenges.length]);
  const width = MATRIX.name + challenges.length * MATRIX.column + MATRIX.done;
  const inView = challenges.slice(columns.first, columns.last);
  const before = <div style={{ flex: 'none', inlineSize: `${columns.first * MATRIX.column}px` }} />;
  const after = (
    <div
      style={{ flex: 'none', inlineSize: `${(challenges.length - columns.first - inView.length) * MATRIX.column}px` }}
    />
  );
  const sortBy = (by: TeamOrder['by']) =>
    setOrder((last) => ({ by, down: last.by === by ? !last.down : by !== 'name' }));
  const sorted = (by: TeamOrder['by']) =>
    order.by === by ? ({ 'aria-sort': order.down ? 'descending' : 'ascending' } as const) : {};
  const number = new Intl.NumberFormat(language);
  const note = (
    <Legend>
      {(['done', 'waiting', 'rejected', 'missing'] as const).map((state) => (
        <span key={state}>
          <Mark data-state={state}>
            <Icon of={MARKS[state]} size={14} />
          </Mark>
          {words[state]} {number.format(totals[state])}
        </span>
      ))}
    </Legend>
  );
  return (
    <ProgressPanel
      title={t('Teams and challenges')}
      note={note}
      file="teams-and-challenges"
      rows={() => [
        ['Team', ...challenges.map(({ position, name }) => `${position} ${name}`), 'Done'],
        ...teams.map((team) => [team.name, ...challenges.map((_, at) => stateOf(team, at)), team.done]),
      ]}
    >
      <Scroller
        ref={scroller}
        tabIndex={0}
        role="table"
        aria-label={t('Teams and challenges')}
        aria-rowcount={teams.length + 2}
        aria-colcount={challenges.length + 2}
      >
        <Line data-head="" role="row" aria-rowindex={1} style={{ inlineSize: `${width}px` }}>
          <Name role="columnheader" {...sorted('name')}>
            <Sort type="button" onClick={() => sortBy('name')}>
              {t('Team')}
            </Sort>
          </Name>
          {before}
          {inView.map(({ id, position, name }, at) => (
            <Cell key={id} role="columnheader" aria-colindex={columns.first + at + 2} {...sorted(columns.first + at)}>
              <Sort type="button" title={name} onClick={() => sortBy(columns.first + at)}>
                {position}
                <VisuallyHidden> {name}</VisuallyHidden>
              </Sort>
            </Cell>
          ))}
          {after}
          <Done role="columnheader" {...sorted('done')}>
            <Sort type="button" onClick={() => sortBy('done')}>
              {words.done}
            </Sort>
          </Done>
        </Line>
        <Body style={{ blockSize: `${teams.length * MATRIX.row}px`, inlineSize: `${width}px` }}>
          {teams.slice(rows.first, rows.last).map((team, row) => (
            <Line
              key={team.id}
              role="row"
              aria-rowindex={rows.first + row + 2}
              style={{ insetBlockStart: `${(rows.first + row) * MATRIX.row}px`, inlineSize: `${width}px` }}
            >
              <Name role="rowheader">
                <span dir="auto">{team.name}</span>
              </Name>
              {before}
              {inView.map(({ id }, at) => {
                const state = stateOf(team, columns.first + at);
                return (
                  <Cell key={id} role="cell" aria-colindex={columns.first + at + 2} data-state={state}>
                    <Icon of={MARKS[state]} size={14} label={words[state]} />
                  </Cell>
                );
              })}
              {after}
              <Done role="cell">{t('{n} of {all}', { n: team.done, all: challenges.length })}</Done>
            </Line>
          ))}
        </Body>
        <Line data-foot="" role="row" aria-rowindex={teams.length + 2} style={{ inlineSize: `${width}px` }}>
          <Name role="rowheader">
            <span>{t('Teams that solved it')}</span>
          </Name>
          {before}
          {inView.map(({ id }, at) => {
            const count = solved[columns.first + at] ?? 0;
            return (
              <Cell
                key={id}
                role="cell"
                aria-colindex={columns.first + at + 2}
                {...(count < teams.length * FEW ? { 'data-low': '' } : {})}
              >
                {number.format(count)}
              </Cell>
            );
          })}
          {after}
          <Done role="cell">{number.format(totals.done)}</Done>
        </Line>
      </Scroller>
    </ProgressPanel>
  );
}
