import { gameQuery } from '@waymark/client';
import { type GameId, readGameId } from '@waymark/contract';
import { GameNotFound, useHost, useScreenTitle, useTranslate } from '@waymark/host-kit';
import { useQuery } from '@waymark/host-kit/query';
import { useParams } from '@waymark/host-kit/router';
import { Page, PageTitle } from '@waymark/ui';
import { GamePath } from './game-path';

/** The path diagram of a game: its challenges and what opens what. */
export function PathPage() {
  const t = useTranslate();
  const game = readGameId(useParams().game);
  if (game) return <PathOf key={game} game={game} />;
  return (
    <Page>
      <PageTitle title={t('Path')} />
      <GameNotFound />
    </Page>
  );
}

function PathOf({ game }: { readonly game: GameId }) {
  const { api } = useHost();
  const t = useTranslate();
  const { data } = useQuery(gameQuery(api, game));
  useScreenTitle(data?.name ? t('{game}: Path', { game: data.name }) : t('Path'));
  return <GamePath game={game} name={data?.name} />;
}
