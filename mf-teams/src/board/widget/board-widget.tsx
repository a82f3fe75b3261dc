import { type GameId, WIDGET_SIZE } from '@waymark/contract';
import { ListStates, useTranslate } from '@waymark/host-kit';
import { BoardSkeleton } from '../board-skeleton';
import { BoardList } from '../list/board-list';
import { useBoard } from '../use-board';

interface BoardWidgetProps {
  readonly game: GameId;
  /** The game's entry code, if known. */
  readonly code?: string | undefined;
}

/** The top ten teams, embeddable in any screen. */
export function BoardWidget({ game, code }: BoardWidgetProps) {
  const t = useTranslate();
  const view = { style: 'alltime', term: '', perPage: WIDGET_SIZE, code } as const;
  const { query, board, movements } = useBoard(game, view);
  // A provider may ignore the page size and send all.
  const teams = board?.teams.slice(0, WIDGET_SIZE) ?? [];
  const states = { ...query, data: query.data && { items: query.data.teams } };
  return (
    <ListStates
      query={states}
      items={teams}
      skeleton={<BoardSkeleton />}
      failed={t("We couldn't load the leaderboard")}
      empty={{ title: t('No teams yet'), text: t('Teams appear here once they join.') }}
    >
      {board && <BoardList game={game} board={{ ...board, teams }} movements={movements} tasks={0} />}
    </ListStates>
  );
}
