import { gameQuery } from '@waymark/client';
import { type GameId, readGameId } from '@waymark/contract';
import { useHost, useScreenTitle, useTranslate } from '@waymark/host-kit';
import { useQuery } from '@waymark/host-kit/query';
import { useParams } from '@waymark/host-kit/router';
import { EmptyState, Page, PageTitle } from '@waymark/ui';

/** Teams and people of a game. */
export function Teams() {
  const t = useTranslate();
  useScreenTitle(t('Teams'));
  const game = readGameId(useParams().game);
  return (
    <Page>
      <PageTitle title={t('Teams')} />
      {game && <TeamsOf game={game} />}
    </Page>
  );
}

function TeamsOf({ game }: { readonly game: GameId }) {
  const { data } = useQuery(gameQuery(useHost().api, game));
  return <EmptyState title={data?.name ?? ''} />;
}
