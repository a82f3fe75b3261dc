import { type GameId, paths, readGameId } from '@waymark/contract';
import { GameNotFound, Link, useGameTitle, useTranslate } from '@waymark/host-kit';
import { useParams } from '@waymark/host-kit/router';
import { EmptyState, Page, PageTitle, Panel, TextLink } from '@waymark/ui';
import { useRights } from '../review/use-rights';
import { GameMonitor } from './game-monitor';

/** The monitor of a game, for reviewing its submissions. */
export function Monitor() {
  const game = readGameId(useParams().game);
  if (game) return <MonitorOf key={game} game={game} />;
  return (
    <Page>
      <GameNotFound />
    </Page>
  );
}

function MonitorOf({ game }: { readonly game: GameId }) {
  const t = useTranslate();
  const { game: loaded, rights, zone } = useRights(game);
  useGameTitle(game, t('Monitor'));
  if (rights.isKnown && !rights.moderates) {
    return (
      <Page>
        <PageTitle title={t('Monitor')} />
        <Panel>
          <EmptyState
            title={t("You can't review this game")}
            text={t('Administrators, coordinators and judges review its submissions here.')}
            action={
              <TextLink as={Link} to={paths.stream(game)}>
                {t('Stream')}
              </TextLink>
            }
          />
        </Panel>
      </Page>
    );
  }
  return <GameMonitor game={game} loaded={loaded} zone={zone} rights={rights} />;
}
