import { asTaskId, asTeamId, paths, readGameId } from '@waymark/contract';
import { ScreenLink, useTranslate } from '@waymark/host-kit';
import { useLocation, useParams } from '@waymark/host-kit/router';
import { EmptyState, Page } from '@waymark/ui';
import { StreamOf } from './stream-of';

/** The live stream of a game, challenge or team, depending on the address. */
export function Stream() {
  const t = useTranslate();
  const params = useParams();
  const { pathname } = useLocation();
  const game = readGameId(params.game);
  const challenge = params.challenge === undefined ? undefined : readGameId(params.challenge);
  const team = params.team === undefined ? undefined : readGameId(params.team);
  const isKnown = game && (params.challenge === undefined || challenge) && (params.team === undefined || team);
  const missing = (
    <Page>
      <EmptyState
        title={t('Stream not found')}
        text={t("There's no stream at this address.")}
        action={<ScreenLink to={paths.dashboard()}>{t('Dashboard')}</ScreenLink>}
      />
    </Page>
  );
  if (!isKnown) return missing;
  const of = { task: challenge && asTaskId(challenge), team: team && asTeamId(team) };
  return <StreamOf key={pathname} game={game} {...of} missing={missing} />;
}
