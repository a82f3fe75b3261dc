import type { GameProgress, ProgressState } from '@waymark/contract';
import { useHost, useReadable, useTranslate } from '@waymark/host-kit';
import { Icon, VisuallyHidden } from '@waymark/ui';
import { useId, useMemo, useRef, useState } from 'react';
import { Legend } from './bars';
import { gapOf, MARKS, MarkSymbols, MatrixRow, stateOf } from './matrix-row';
import { Body, Cell, Done, Line, Mark, Name, Scroller, Sort, useMatrixMeasures } from './matrix-styles';
import { ProgressPanel } from './progress-panel';
import { solvedBy, sortedTeams, type TeamOrder, teamsOf, totalsOf } from './sorted-teams';
import { useMatrixWindow } from './use-matrix-window';

/** A challenge that less than this part of the teams has done stands out. */
const FEW = 2 / 3;

/** The words of the states. */
function useStateWords(): Readonly<Record<ProgressState, string>> {
  const t = useTranslate();
  return useMemo(
    () => ({ done: t('Done'), waiting: t('Waiting'), rejected: t('Rejected'), missing: t('Missing') }),
    [t],
  );
}

/** Each team's way through the challenges. Only the cells in view are drawn. */
export function ProgressMatrix({ progress }: { readonly progress: GameProgress }) {
  const t = useTranslate();
  const words = useStateWords();
  const language = useReadable(useHost().phrases.language);
  const [order, setOrder] = useState<TeamOrder>({ by: 'done', down: true });
  const scroller = useRef<HTMLDivElement>(null);
  const marks = useId();
  const measures = useMatrixMeasures();
  const { rows, columns } = useMatrixWindow(scroller, measures);
  const teams = useMemo(() => sortedTeams(teamsOf(progress), order, language), [progress, order, language]);
  const totals = useMemo(() => totalsOf(teams), [teams]);
  const { challenges } = progress;
  const solved = useMemo(() => solvedBy(teams, challenges.length), [teams, challenges.length]);
  const width = measures.name + challenges.length * measures.column + measures.done;
  const drawn = useMemo(
    () => ({ first: columns.first, last: Math.min(columns.last, challenges.length) }),
    [columns, challenges.length],
  );
  const inView = challenges.slice(drawn.first, drawn.last);
  const before = gapOf(drawn.first, measures.column);
  const after = gapOf(challenges.length - drawn.last, measures.column);
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
      <MarkSymbols id={marks} />
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
        <Body style={{ blockSize: `${teams.length * measures.row}px`, inlineSize: `${width}px` }}>
          {teams.slice(rows.first, rows.last).map((team, row) => (
            <MatrixRow
              key={team.id}
              team={team}
              at={rows.first + row}
              columns={drawn}
              all={challenges.length}
              measures={measures}
              width={width}
              words={words}
              done={t('{n} of {all}', { n: team.done, all: challenges.length })}
              marks={marks}
            />
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
