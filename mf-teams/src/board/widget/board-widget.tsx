import { type GameId, WIDGET_SIZE } from '@waymark/contract';
import { ListStates, useTranslate } from '@waymark/host-kit';
import { BoardSkeleton } from '../board-skeleton';
import { BoardList } from '../list/board-list';
import { useBoard } from '../use-board';

interface BoardWidgetProps {
  readonly game: GameId;
  /** The entry code of the game, where it is known. */
  readonly code?: string | undefined;
}

/** The first ten teams of a game, as a part of any screen. */
export function BoardWidget({ game, code }: BoardWidgetProps) {
  const t = useTranslate();
  const view = { style: 'alltime', term: '', perPage: WIDGET_SIZE, code } as const;
  const { query, board, movements } = useBoard(game, view);
  // A provider that ignores the page size sends all of them.
  const teams = board?.teams.slice(0, WIDGET_SIZE) ?? [];
  const states = { ...query, data: query.data && { items: query.data.teams } };
  return (
    <ListStates
      query={states}
      items={teams}
      skeleton={<BoardSkeleton />}
      failed={t("We couldn't load the leaderboard")}
      empty={{ title: t('No teams yet'), text: t('Teams appear here as soon as they have joined.') }}
    >
      {board && <BoardList game={game} board={{ ...board, teams }} movements={movements} tasks={0} />}
    </ListStates>
  );
}
