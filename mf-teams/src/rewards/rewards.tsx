import { type GameId, NEW_GAME, paths, readGameId } from '@waymark/contract';
import { PageNotFound, ScreenLink, useGameTitle, useTranslate } from '@waymark/host-kit';
import { useParams } from '@waymark/host-kit/router';
import { EmptyState, Page, Panel } from '@waymark/ui';
import { RewardList } from './reward-list';

/** The rewards of a game. */
export function Rewards() {
  const t = useTranslate();
  const { game } = useParams();
  const id = readGameId(game);
  if (id) return <RewardsOf key={id} game={id} />;
  return (
    <Page>
      {game === NEW_GAME ? (
        <Panel>
          <EmptyState
            title={t('No rewards yet')}
            text={t('Create the game first, then add its rewards.')}
            action={<ScreenLink to={paths.settings(NEW_GAME)}>{t('Settings')}</ScreenLink>}
          />
        </Panel>
      ) : (
        <PageNotFound />
      )}
    </Page>
  );
}

function RewardsOf({ game }: { readonly game: GameId }) {
  const t = useTranslate();
  useGameTitle(game, t('Rewards'));
  return <RewardList game={game} />;
}
