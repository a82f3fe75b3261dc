import { gameQuery } from '@waymark/client';
import { type GameId, readGameId } from '@waymark/contract';
import { useGameTitle, useHost, useTranslate } from '@waymark/host-kit';
import { useQuery } from '@waymark/host-kit/query';
import { useParams } from '@waymark/host-kit/router';
import { EmptyState, Page, PageTitle } from '@waymark/ui';
import { BoardWidget } from './board-widget';

/** The first ten of a leaderboard, as an area for other pages. */
export function WidgetScreen() {
  const t = useTranslate();
  const game = readGameId(useParams().game);
  if (game) return <WidgetOf game={game} />;
  return (
    <Page>
      <EmptyState title={t('Page Not Found!')} text={t("We're unable to find the page you're looking for.")} />
    </Page>
  );
}

function WidgetOf({ game }: { readonly game: GameId }) {
  const t = useTranslate();
  const { data } = useQuery(gameQuery(useHost().api, game));
  useGameTitle(game, t('Top 10'));
  return (
    <Page>
      <PageTitle title={t('Top 10')} text={data?.name} />
      {data && <BoardWidget game={game} code={data.code ?? undefined} />}
    </Page>
  );
}
