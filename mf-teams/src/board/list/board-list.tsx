import type { Board, GameId, RankedTeam } from '@waymark/contract';
import { useTranslate } from '@waymark/host-kit';
import { useUi } from '@waymark/ui';
import { useMemo, useRef, useSyncExternalStore } from 'react';
import type { Movements } from '../movement';
import { useSignedFormat } from '../use-signed-format';
import { BoardRow } from './board-row';
import { Frame, Head, Rows } from './board-styles';
import { countTop, offsetOf, type RowHeights } from './row-places';
import { useVisibleRows } from './use-visible-rows';

const WIDE: RowHeights = { top: 60, row: 42 };
const NARROW: RowHeights = { top: 68, row: 64 };

const isNarrow = () => window.matchMedia?.('(max-width: 767px)').matches === true;
const onResize = (tell: () => void) => {
  addEventListener('resize', tell);
  return () => removeEventListener('resize', tell);
};

interface BoardListProps {
  readonly game: GameId;
  readonly board: Board;
  readonly movements: Movements;
  /** Challenges of the game; 0 while unknown. */
  readonly tasks: number;
}

/** All teams by place. Only visible rows are rendered; one that changes place glides there. */
export function BoardList({ game, board, movements, tasks }: BoardListProps) {
  const t = useTranslate();
  const { language } = useUi();
  const { teams } = board;
  const number = useMemo(() => new Intl.NumberFormat(language), [language]);
  const signed = useSignedFormat();
  const heights = useSyncExternalStore(onResize, isNarrow) ? NARROW : WIDE;
  const list = useRef<HTMLOListElement>(null);
  const tops = countTop(teams);
  const { first, last } = useVisibleRows(list, teams.length, tops, heights);
  const shown = teams.slice(first, last + 1).map((team, at) => ({ team, index: first + at }));
  const pointsAt = (index: number): number | undefined => teams[index]?.points;
  return (
    <Frame as="div">
      <Head aria-hidden>
        <span>{t('Place')}</span>
        <span />
        <span>{t('Team')}</span>
        <span>{t('Completed')}</span>
        <span data-end="">{t('Points')}</span>
        <span />
      </Head>
      <Rows ref={list} aria-label={t('Leaderboard')} style={{ blockSize: offsetOf(teams.length, tops, heights) }}>
        {shown.map(({ team, index }) => (
          <BoardRow
            key={team.id}
            team={team}
            game={game}
            movement={movements.get(team.id)}
            ahead={isNeighbour(teams, index, -1) ? pointsAt(index - 1) : undefined}
            behind={index === 0 ? pointsAt(1) : undefined}
            tasks={tasks}
            mine={team.id === board.my?.id}
            offset={offsetOf(index, tops, heights)}
            height={index < tops ? heights.top : heights.row}
            isTop={index < tops}
            index={index}
            count={teams.length}
            number={number}
            signed={signed}
          />
        ))}
      </Rows>
    </Frame>
  );
}

/** Whether the adjacent row is the adjacent place: a search leaves rows out. */
const isNeighbour = (teams: readonly RankedTeam[], index: number, step: number): boolean =>
  (teams[index]?.place ?? 0) + step === (teams[index + step]?.place ?? 0);
