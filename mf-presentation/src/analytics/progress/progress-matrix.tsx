import { type GameProgress, PROGRESS_STATE } from '@waymark/contract';
import { useHost, useReadable, useTranslate } from '@waymark/host-kit';
import { startTransition, useCallback, useMemo, useRef, useState } from 'react';
import { Legend } from './bars';
import { Sign } from './mark-styles';
import { MatrixFoot } from './matrix-foot';
import { MatrixHead } from './matrix-head';
import { type StateWords, stateOf } from './matrix-row';
import { MatrixRows } from './matrix-rows';
import { Body, Scroller, useMatrixMeasures } from './matrix-styles';
import { Marks, MatrixTiles } from './matrix-tiles';
import { ProgressPanel } from './progress-panel';
import { solvedBy, sortedTeams, type TeamOrder, teamsOf, totalsOf } from './sorted-teams';
import { useWidth } from './use-width';

/** The position of a single mark. */
const ALONE = { column: 16, row: 16, middle: 8 };

function useStateWords(): StateWords {
  const t = useTranslate();
  return useMemo(
    () => ({ done: t('Done'), waiting: t('Waiting'), rejected: t('Rejected'), missing: t('Missing') }),
    [t],
  );
}

/** Each team's progress through the challenges. Each part renders only what is visible and follows scrolling by itself. */
export function ProgressMatrix({ progress }: { readonly progress: GameProgress }) {
  const t = useTranslate();
  const words = useStateWords();
  const language = useReadable(useHost().phrases.language);
  const [order, setOrder] = useState<TeamOrder>({ by: 'done', down: true });
  const scroller = useRef<HTMLDivElement>(null);
  const { challenges } = progress;
  const count = challenges.length;
  const measures = useMatrixMeasures(useWidth(scroller), count);
  const all = useMemo(() => teamsOf(progress, language), [progress, language]);
  const teams = useMemo(() => sortedTeams(all, order), [all, order]);
  const totals = useMemo(() => totalsOf(all), [all]);
  const solved = useMemo(() => solvedBy(all, count), [all, count]);
  const width = measures.name + count * measures.column + measures.done;
  // Interruptible, so that keys and frames are not held up.
  const sortBy = useCallback(
    (by: TeamOrder['by']) =>
      startTransition(() => setOrder((known) => ({ by, down: known.by === by ? !known.down : by !== 'name' }))),
    [],
  );
  const number = new Intl.NumberFormat(language);
  const note = (
    <Legend>
      {(['done', 'waiting', 'rejected', 'missing'] as const).map((state) => (
        <span key={state}>
          <Sign width={16} height={16} aria-hidden="true">
            <Marks teams={[PROGRESS_STATE[state]]} places={ALONE} />
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
        <MatrixHead
          scroller={scroller}
          challenges={challenges}
          column={measures.column}
          width={width}
          order={order}
          onSort={sortBy}
        />
        <Body style={{ blockSize: `${teams.length * measures.row}px`, inlineSize: `${width}px` }}>
          <MatrixTiles scroller={scroller} teams={teams} challenges={count} measures={measures} />
          <MatrixRows scroller={scroller} teams={teams} challenges={challenges} row={measures.row} words={words} />
        </Body>
        <MatrixFoot
          scroller={scroller}
          column={measures.column}
          width={width}
          teams={teams.length}
          solved={solved}
          done={totals.done}
        />
      </Scroller>
    </ProgressPanel>
  );
}
