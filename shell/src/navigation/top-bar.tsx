import { gameQuery } from '@waymark/client';
import type { Game } from '@waymark/contract';
import { Link, useReadable, useTranslate } from '@waymark/host-kit';
import { useQuery } from '@waymark/host-kit/query';
import { Icon } from '@waymark/ui';
import { ChevronRight } from '@waymark/ui/icons';
import styled from 'styled-components';
import { useServices } from '../services/services-context';
import { ConnectionStatus } from './connection-status';
import { useOpenGame, useOpenScreen } from './open-game';
import { OthersStatus } from './others-status';
import { SavingStatus } from './saving-status';

const Bar = styled.div`
  position: sticky;
  inset-block-start: 0;
  z-index: 20;
  display: flex;
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

  [aria-current] {
    color: var(--text);
    font-weight: 500;
  }
`;

const Status = styled.div`
  margin-inline-start: auto;
  display: flex;
  align-items: center;
  gap: 14px;
  color: var(--text-muted);
`;

/** Where one is, what is being saved, who else is here, how the connection stands. */
export function TopBar() {
  return (
    <Bar>
      <Trail />
      <Status>
        <SavingStatus />
        <OthersStatus />
        <ConnectionStatus />
      </Status>
    </Bar>
  );
}

const nameOf = ({ name }: Game) => name;

function Trail() {
  const { api, session } = useServices();
  const t = useTranslate();
  const signedIn = useReadable(session.signedIn);
  const open = useOpenGame();
  const screen = useOpenScreen();
  const { data: name } = useQuery({
    ...gameQuery(api, open ?? (0 as never)),
    enabled: signedIn && open !== undefined,
    select: nameOf,
  });

  if (open === undefined) {
    return (
      <Crumbs aria-label={t('Where you are')}>
        <span aria-current="page">{t('Dashboard')}</span>
      </Crumbs>
    );
  }
  return (
    <Crumbs aria-label={t('Where you are')}>
      <Link to="/dashboard">{t('Games')}</Link>
      <Icon of={ChevronRight} size={14} flip />
      <span>{name ?? '…'}</span>
      <Icon of={ChevronRight} size={14} flip />
      <span aria-current="page">{t(screen)}</span>
    </Crumbs>
  );
}
