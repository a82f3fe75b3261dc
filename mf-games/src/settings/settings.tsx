import { gameQuery } from '@waymark/client';
import { type Game, type GameId, NEW_GAME, readGameId } from '@waymark/contract';
import { GamePending, lazyScreen, useGameTitle, useHost, useTranslate } from '@waymark/host-kit';
import { useQuery } from '@waymark/host-kit/query';
import { useParams } from '@waymark/host-kit/router';
import { Page, PageTitle } from '@waymark/ui';
import { GameSettings } from './game-settings';

// Rarely needed.
const PageNotFound = lazyScreen(async () => (await import(/* webpackChunkName: "later" */ './no-page')).PageNotFound);
const NewGamePage = lazyScreen(() => import('./new-game-page').then((file) => file.NewGamePage));

/** The settings of a game, or the form for a new one. */
export function Settings() {
  const { game } = useParams();
  const id = readGameId(game);
  if (game === NEW_GAME) return <NewGamePage />;
  if (id) return <LoadedSettings key={id} id={id} />;
  return (
    <Page>
      <PageNotFound />
    </Page>
  );
}

/** Only the name is used here, so other changes don't re-render it. */
const nameOf = ({ name }: Game) => ({ name });

function LoadedSettings({ id }: { id: GameId }) {
  const { api } = useHost();
  const t = useTranslate();
  const game = useQuery({ ...gameQuery(api, id), select: nameOf });
  useGameTitle(id, t('Settings'));
  if (game.data) return <GameSettings id={id} />;
  return (
    <Page>
      <PageTitle title={t('Settings')} />
      <GamePending query={game} />
    </Page>
  );
}
