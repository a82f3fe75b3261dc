import { gameQuery } from '@waymark/client';
import { type Game, type GameId, NEW_GAME, paths } from '@waymark/contract';
import { Link, useReadable, useTranslate } from '@waymark/host-kit';
import { useQuery } from '@waymark/host-kit/query';
import { useLocation } from '@waymark/host-kit/router';
import { Icon } from '@waymark/ui';
import { ChevronRight } from '@waymark/ui/icons';
import { memo, type ReactNode } from 'react';
import styled from 'styled-components';
import { useInService } from '../remotes/use-in-service';
import { useServices } from '../services/services-context';
import { ConnectionStatus } from './connection-status';
import { LazySavingStatus } from './lazy-saving-status';
import { useOpenGame, useOpenRoute, useOpenScreen } from './open-game';
import { OthersStatus } from './others-status';

const Bar = styled.header`
  position: sticky;
  inset-block-start: 0;
  z-index: 20;
  display: grid;
  /* The status has its own column, so a name that loads in the trail doesn't move it. */
  grid-template-columns: minmax(0, 1fr) minmax(0, auto);
  align-items: center;
  gap: 12px;
  block-size: var(--page-top);
  padding-inline: var(--gutter);
  border-block-end: 1px solid var(--line);
  background: color-mix(in oklch, var(--surface-page) 92%, transparent);
  backdrop-filter: blur(8px);
  font: var(--type-13) var(--font);

  @media (max-width: 767px) {
    display: none;
  }
`;

const Crumbs = styled.nav`
  display: flex;
  align-items: center;
  gap: 6px;
  min-inline-size: 0;
  color: var(--text-muted);
  white-space: nowrap;

  a {
    color: inherit;
    overflow: hidden;
    text-overflow: ellipsis;
  }

  > span {
    overflow: hidden;
    text-overflow: ellipsis;
  }

  [aria-current] {
    flex: none;
    color: var(--text);
    font-weight: 500;
  }
`;

const Status = styled.div`
  /* Full width from the start, so later content doesn't move it. */
  min-inline-size: min(320px, 25vw);
  display: flex;
  align-items: center;
  justify-content: flex-end;
  gap: 14px;
  color: var(--text-muted);
`;

/** Location, saving state, who else is here, and connection. */
export const TopBar = memo(function TopBar() {
  return (
    <Bar>
      <Trail />
      <Status>
        <LazySavingStatus />
        <OthersStatus />
        <ConnectionStatus />
      </Status>
    </Bar>
  );
});

const nameOf = ({ name }: Game) => name;

function Trail() {
  const t = useTranslate();
  const { pathname } = useLocation();
  const screen = useOpenScreen();
  // Guests of a judge link only see one game.
  const isGuest = useReadable(useServices().me).by_link === true;
  const drawn = useInService().draws(paths.dashboard.pattern);
  const open = useOpenRoute();
  const isNew = open?.game === NEW_GAME && open.route.allowsNew === true;
  const game = useOpenGame();
  if (game !== undefined || isNew) {
    return (
      <Crumbs aria-label={t('Where you are')}>
        {!isGuest && drawn && (
          <>
            <Link to={paths.dashboard()}>{t('Games')}</Link>
            <Icon of={ChevronRight} size={14} flip />
          </>
        )}
        {game === undefined ? (
          <>
            <Crumb>{t('New Game')}</Crumb>
            <span aria-current="page">{t(screen)}</span>
          </>
        ) : (
          <GameCrumbs id={game} screen={t(screen)} />
        )}
      </Crumbs>
    );
  }
  const isDashboard = pathname === paths.home() || pathname === paths.dashboard();
  return (
    <Crumbs aria-label={t('Where you are')}>
      {isDashboard ? (
        <span aria-current="page">{t('Dashboard')}</span>
      ) : (
        drawn && <Link to={paths.dashboard()}>{t('Dashboard')}</Link>
      )}
    </Crumbs>
  );
}

/** The open game's name, if allowed, and its screen; rendered together, so that neither moves the other. */
function GameCrumbs({ id, screen }: { readonly id: GameId; readonly screen: string }) {
  const { api } = useServices();
  const { data: name, isError } = useQuery({ ...gameQuery(api, id), select: nameOf });
  if (name === undefined && !isError) return null;
  return (
    <>
      {name !== undefined && <Crumb>{name}</Crumb>}
      <span aria-current="page">{screen}</span>
    </>
  );
}

const Crumb = ({ children }: { readonly children: ReactNode }) => (
  <>
    <span>
      <bdi>{children}</bdi>
    </span>
    <Icon of={ChevronRight} size={14} flip />
  </>
);
