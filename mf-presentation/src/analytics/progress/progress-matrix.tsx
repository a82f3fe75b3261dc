import { type GameProgress, PROGRESS_STATE, type ProgressState } from '@waymark/contract';
import { useHost, useReadable, useTranslate } from '@waymark/host-kit';
import { useCallback, useMemo, useRef, useState } from 'react';
import { Legend } from './bars';
import { ChallengeHead } from './challenge-head';
import { gapOf, Marks, MatrixRow, stateOf } from './matrix-row';
import { Body, Cell, Done, Line, Name, Scroller, Sign, Sort, useMatrixMeasures } from './matrix-styles';
import { ProgressPanel } from './progress-panel';
import { solvedBy, sortedTeams, type TeamOrder, teamsOf, totalsOf } from './sorted-teams';
import { useMatrixWindow } from './use-matrix-window';
import { useWidth } from './use-width';

/** A challenge completed by less than this share of the teams is highlighted. */
const FEW = 2 / 3;

/** The position of a single mark. */
const ALONE = { column: 16, middle: 8 };

/** The labels of the states. */
function useStateWords(): Readonly<Record<ProgressState, string>> {
  const t = useTranslate();
  return useMemo(
    () => ({ done: t('Done'), waiting: t('Waiting'), rejected: t('Rejected'), missing: t('Missing') }),
    [t],
  );
}

/** Each team's progress through the challenges. Only visible rows are rendered. */
export function ProgressMatrix({ progress }: { readonly progress: GameProgress }) {
  const t = useTranslate();
  const words = useStateWords();
  const { phrases } = useHost();
  const language = useReadable(phrases.language);
  const isFromRight = useReadable(phrases.direction) === 'rtl';
  const [order, setOrder] = useState<TeamOrder>({ by: 'done', down: true });
  const scroller = useRef<HTMLDivElement>(null);
  const { challenges } = progress;
  const count = challenges.length;
  const measures = useMatrixMeasures(useWidth(scroller), count);
  const { rows, columns } = useMatrixWindow(scroller, measures);
  const all = useMemo(() => teamsOf(progress), [progress]);
  const teams = useMemo(() => sortedTeams(all, order, language), [all, order, language]);
  const totals = useMemo(() => totalsOf(all), [all]);
  const solved = useMemo(() => solvedBy(all, count), [all, count]);
  const places = useMemo(
    () => ({
      column: measures.column,
      middle: measures.marks / 2,
      fromRight: isFromRight ? count : undefined,
    }),
    [measures, isFromRight, count],
  );
  const width = measures.name + count * measures.column + measures.done;
  const last = Math.min(columns.last, count);
  const inView = challenges.slice(columns.first, last);
  const before = gapOf(columns.first, measures.column);
  const after = gapOf(count - last, measures.column);
  const sortBy = useCallback(
    (by: TeamOrder['by']) => setOrder((known) => ({ by, down: known.by === by ? !known.down : by !== 'name' })),
    [],
  );
  const sortOf = (by: TeamOrder['by']) => (order.by === by ? (order.down ? 'descending' : 'ascending') : undefined);
  const sorted = (by: TeamOrder['by']) => (order.by === by ? ({ 'aria-sort': sortOf(by) } as const) : {});
  const number = new Intl.NumberFormat(language);
  const note = (
    <Legend>
      {(['done', 'waiting', 'rejected', 'missing'] as const).map((state) => (
        <span key={state}>
          <Sign width={16} height={16} aria-hidden="true">
            <Marks states={PROGRESS_STATE[state]} places={ALONE} />
          </Sign>
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
        aria-colcount={count + 2}
      >
        <Line data-head="" role="row" aria-rowindex={1} style={{ inlineSize: `${width}px` }}>
          <Name role="columnheader" {...sorted('name')}>
            <Sort type="button" onClick={() => sortBy('name')}>
              {t('Team')}
            </Sort>
          </Name>
          {before}
          {inView.map(({ id, position, name }, at) => (
            <ChallengeHead
              key={id}
              at={columns.first + at}
              position={position}
              name={name}
              sorted={sortOf(columns.first + at)}
              width={measures.column}
              onSort={sortBy}
            />
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
              challenges={challenges}
              measures={measures}
              places={places}
              width={width}
              words={words}
              done={t('{n} of {all}', { n: team.done, all: count })}
            />
          ))}
        </Body>
        <Line data-foot="" role="row" aria-rowindex={teams.length + 2} style={{ inlineSize: `${width}px` }}>
          <Name role="rowheader">
            <span>{t('Teams that solved it')}</span>
          </Name>
          {before}
          {inView.map(({ id }, at) => {
            const its = solved[columns.first + at] ?? 0;
            return (
              <Cell
                key={id}
                role="cell"
                aria-colindex={columns.first + at + 2}
                style={{ inlineSize: `${measures.column}px` }}
                {...(its < teams.length * FEW ? { 'data-low': '' } : {})}
              >
                {number.format(its)}
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
