import type { GameProgress } from '@waymark/contract';
import { useHost, useReadable, useTranslate } from '@waymark/host-kit';
import { startTransition, useCallback, useMemo, useRef, useState } from 'react';
import { Legend } from './bars';
import { Mark } from './mark';
import { Sign } from './mark-styles';
import { MARK, stateAt } from './marks';
import { MatrixFoot } from './matrix-foot';
import { MatrixHead } from './matrix-head';
import type { StateWords } from './matrix-row';
import { MatrixRows } from './matrix-rows';
import { Body, Scroller, useMatrixMeasures } from './matrix-styles';
import { MatrixTiles } from './matrix-tiles';
import { ProgressPanel } from './progress-panel';
import { solvedBy, sortedTeams, type TeamOrder, teamsOf, totalsOf } from './sorted-teams';
import { useScrolling } from './use-scrolling';
import { useWidth } from './use-width';

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
  useScrolling(scroller);
  const { challenges } = progress;
  const count = challenges.length;
  const number = new Intl.NumberFormat(language);
  const longest = [number.format(progress.teams.length), String(challenges.at(-1)?.position ?? count)];
  const digits = Math.max(...longest.map(({ length }) => length));
  const measures = useMatrixMeasures(useWidth(scroller), count, digits);
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
  const note = (
    <Legend>
      {(['done', 'waiting', 'rejected', 'missing'] as const).map((state) => (
        <span key={state}>
          <Sign width={MARK} height={MARK} aria-hidden="true">
            <Mark state={state} />
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
        ...teams.map((team) => [team.name, ...challenges.map((_, at) => stateAt(team.states, at)), team.done]),
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
