import { gameQuery } from '@waymark/client';
import { type GameId, readGameId } from '@waymark/contract';
import { GamePending, PageNotFound, useGameTitle, useHost, useTranslate } from '@waymark/host-kit';
import { useQuery } from '@waymark/host-kit/query';
import { useParams } from '@waymark/host-kit/router';
import { Page, PageTitle } from '@waymark/ui';
import { BoardWidget } from './board-widget';

/** The top ten as an area for partners' pages. */
export function WidgetScreen() {
  const game = readGameId(useParams().game);
  if (game) return <WidgetOf game={game} />;
  return (
    <Page>
      <PageNotFound />
    </Page>
  );
}

function WidgetOf({ game }: { readonly game: GameId }) {
  const t = useTranslate();
  const query = useQuery(gameQuery(useHost().api, game));
  const { data, error } = query;
  useGameTitle(game, t('Top 10'));
  return (
    <Page>
      <PageTitle title={t('Top 10')} text={data?.name} />
      {data && <BoardWidget game={game} code={data.code ?? undefined} />}
      {error && !data && <GamePending query={query} />}
    </Page>
  );
}
