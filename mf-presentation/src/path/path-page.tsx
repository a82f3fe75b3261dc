import { gameQuery } from '@waymark/client';
import { administers, type GameId, readGameId } from '@waymark/contract';
import { GameNotFound, useGameTitle, useHost, useReadable, useTranslate } from '@waymark/host-kit';
import { useQuery } from '@waymark/host-kit/query';
import { useParams } from '@waymark/host-kit/router';
import { Page, PageTitle } from '@waymark/ui';
import { GamePath } from './game-path';
import { PanelClosed } from './view/use-challenge-panel';

/** The path diagram of a game: its challenges and how they unlock each other. */
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
  const name = useGameTitle(game, useTranslate()('Path'));
  const { api, session } = useHost();
  const me = useReadable(session.me);
  const { data } = useQuery(gameQuery(api, game));
  return (
    // An unknown role is judged by the provider.
    <PanelClosed value={data?.user !== undefined && !administers(data.user, me)}>
      <GamePath game={game} name={name} />
    </PanelClosed>
  );
}
