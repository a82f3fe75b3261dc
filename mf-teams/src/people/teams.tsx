import { type GameId, NEW_GAME, paths, readGameId } from '@waymark/contract';
import { PageNotFound, ScreenLink, useGameTitle, useTranslate } from '@waymark/host-kit';
import { useParams } from '@waymark/host-kit/router';
import { EmptyState, Page, PageTitle, Panel } from '@waymark/ui';
import { TeamsOfGame } from './teams-of-game';

/** Teams and people of a game. A new game has none and makes no requests. */
export function Teams() {
  const t = useTranslate();
  const { game } = useParams();
  const id = readGameId(game);
  if (id) return <TeamsOf key={id} game={id} />;
  if (game !== NEW_GAME) {
    return (
      <Page>
        <PageNotFound />
      </Page>
    );
  }
  return (
    <Page>
      <PageTitle title={t('Teams')} />
      <Panel>
        <EmptyState
          title={t('No teams yet')}
          text={t('Create the game first, then add its teams.')}
          action={<ScreenLink to={paths.settings(NEW_GAME)}>{t('Settings')}</ScreenLink>}
        />
      </Panel>
    </Page>
  );
}

function TeamsOf({ game }: { readonly game: GameId }) {
  const t = useTranslate();
  useGameTitle(game, t('Teams'));
  return <TeamsOfGame game={game} />;
}
