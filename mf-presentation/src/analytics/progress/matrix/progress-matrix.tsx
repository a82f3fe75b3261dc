import type { GameProgress } from '@waymark/contract';
import { useHost, useReadable, useTranslate } from '@waymark/host-kit';
import { startTransition, useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { Legend } from '../bars';
import { ProgressPanel } from '../progress-panel';
import { useWidth } from '../use-width';
import { Mark } from './mark';
import { Sign } from './mark-styles';
import { MARK, stateAt } from './marks';
import { MatrixCanvas } from './matrix-canvas';
import { MatrixFoot } from './matrix-foot';
import { MatrixHead } from './matrix-head';
import { useMatrixMeasures } from './matrix-measures';
import type { MatrixContent } from './matrix-picture';
import type { StateWords } from './matrix-row';
import { MatrixRows } from './matrix-rows';
import { Body, Middle, Scroller, View } from './matrix-styles';
import { useScrollWatch } from './scroll-watch';
import { solvedBy, sortedTeams, type TeamOrder, teamsOf, totalsOf } from './sorted-teams';

/** A challenge completed by less than this share of the teams is highlighted. */
const FEW = 2 / 3;

function useStateWords(): StateWords {
  const t = useTranslate();
  return useMemo(
    () => ({ done: t('Done'), waiting: t('Waiting'), rejected: t('Rejected'), missing: t('Missing') }),
    [t],
  );
}

/** Each team's progress through the challenges. Only what is visible is rendered. */
export function ProgressMatrix({ progress }: { readonly progress: GameProgress }) {
  const t = useTranslate();
  const words = useStateWords();
  const language = useReadable(useHost().phrases.language);
  const [order, setOrder] = useState<TeamOrder>({ by: 'done', down: true });
  const scroller = useRef<HTMLDivElement>(null);
  const view = useRef<HTMLDivElement>(null);
  const watch = useScrollWatch(scroller);
  useLayoutEffect(
    () =>
      watch.follow(({ height, isMoving }) => {
        if (!view.current) return;
        view.current.style.blockSize = `${height}px`;
        view.current.toggleAttribute('data-moving', isMoving);
      }),
    [watch],
  );
  const { challenges } = progress;
  const count = challenges.length;
  const number = useMemo(() => new Intl.NumberFormat(language), [language]);
  const longest = [number.format(progress.teams.length), String(challenges.at(-1)?.position ?? count)];
  const digits = Math.max(...longest.map(({ length }) => length));
  const measures = useMatrixMeasures(useWidth(scroller), count, digits);
  const all = useMemo(() => teamsOf(progress, language), [progress, language]);
  const teams = useMemo(() => sortedTeams(all, order), [all, order]);
  const totals = useMemo(() => totalsOf(all), [all]);
  const solved = useMemo(() => solvedBy(all, count), [all, count]);
  const content = useMemo(
    (): MatrixContent => ({
      teams: teams.length,
      challenges: count,
      states: teams,
      nameOf: (at) => teams[at]?.name ?? '',
      countOf: (at) => t('{n} of {all}', { n: teams[at]?.done ?? 0, all: count }),
      headOf: (at) => String(challenges[at]?.position ?? ''),
      sumOf: (at) => number.format(solved[at] ?? 0),
      isLow: (at) => (solved[at] ?? 0) < teams.length * FEW,
    }),
    [t, teams, challenges, count, solved, number],
  );
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
        <Body style={{ blockSize: `${(teams.length + 2) * measures.row}px`, inlineSize: `${width}px` }}>
          <View ref={view}>
            <MatrixCanvas watch={watch} content={content} measures={measures} />
            <MatrixHead watch={watch} challenges={challenges} measures={measures} order={order} onSort={sortBy} />
            <Middle role="presentation">
              <MatrixRows watch={watch} teams={teams} challenges={challenges} row={measures.row} words={words} />
            </Middle>
            <MatrixFoot watch={watch} measures={measures} content={content} done={totals.done} />
          </View>
        </Body>
      </Scroller>
    </ProgressPanel>
  );
}
