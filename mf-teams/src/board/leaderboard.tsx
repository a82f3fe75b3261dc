import { gameQuery } from '@waymark/client';
import { type GameId, readGameId } from '@waymark/contract';
import { useHost, useScreenTitle, useTranslate } from '@waymark/host-kit';
import { useQuery } from '@waymark/host-kit/query';
import { useParams } from '@waymark/host-kit/router';
import { EmptyState, Page, PageTitle } from '@waymark/ui';

/** The leaderboard of a game. */
export function Leaderboard() {
  const t = useTranslate();
  useScreenTitle(t('Leaderboard'));
  const game = readGameId(useParams().game);
  return (
    <Page>
      <PageTitle title={t('Leaderboard')} />
      {game && <BoardOf game={game} />}
    </Page>
  );
}

function BoardOf({ game }: { readonly game: GameId }) {
  const { data } = useQuery(gameQuery(useHost().api, game));
  return <EmptyState title={data?.name ?? ''} />;
}
