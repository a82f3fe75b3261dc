import { gameQuery } from '@waymark/client';
import { type GameId, NEW_GAME, paths, readGameId } from '@waymark/contract';
import { Link, useHost, useScreenTitle, useTranslate } from '@waymark/host-kit';
import { useQuery } from '@waymark/host-kit/query';
import { useParams } from '@waymark/host-kit/router';
import { EmptyState, Page, PageTitle, Panel, TextLink } from '@waymark/ui';
import { ChallengeList } from './challenge-list';

/** The challenges of a game. A game that is not made yet has none, and nothing is asked for. */
export function Challenges() {
  const t = useTranslate();
  const { game } = useParams();
  const id = readGameId(game);
  if (id) return <ChallengesOf key={id} game={id} />;
  if (game === NEW_GAME) {
    return (
      <Page>
        <PageTitle title={t('Challenges')} text={t('Challenges in playing order')} />
        <Panel>
          <EmptyState
            title={t('No challenges yet')}
            text={t('Create the game first, then add challenges.')}
            action={
              <TextLink as={Link} to={paths.settings(NEW_GAME)}>
                {t('Settings')}
              </TextLink>
            }
          />
        </Panel>
      </Page>
    );
  }
  return (
    <Page>
      <EmptyState title={t('Page Not Found!')} text={t("We're unable to find the page you're looking for.")} />
    </Page>
  );
}

function ChallengesOf({ game }: { readonly game: GameId }) {
  const { api } = useHost();
  const t = useTranslate();
  const { data } = useQuery(gameQuery(api, game));
  useScreenTitle(data?.name ? t('{game}: Challenges', { game: data.name }) : t('Challenges'));
  return <ChallengeList game={game} tz={data?.tz} />;
}
