import { gameQuery } from '@waymark/client';
import { type GameId, readGameId } from '@waymark/contract';
import { useHost, useScreenTitle, useTranslate } from '@waymark/host-kit';
import { useQuery } from '@waymark/host-kit/query';
import { useParams } from '@waymark/host-kit/router';
import { EmptyState, Page, PageTitle } from '@waymark/ui';

/** The rewards of a game. */
export function Rewards() {
  const t = useTranslate();
  useScreenTitle(t('Rewards'));
  const game = readGameId(useParams().game);
  return (
    <Page>
      <PageTitle title={t('Rewards')} />
      {game && <RewardsOf game={game} />}
    </Page>
  );
}

function RewardsOf({ game }: { readonly game: GameId }) {
  const { data } = useQuery(gameQuery(useHost().api, game));
  return <EmptyState title={data?.name ?? ''} />;
}
