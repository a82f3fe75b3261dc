import { gameQuery } from '@waymark/client';
import type { Game, GameId } from '@waymark/contract';
import { useTranslate } from '@waymark/host-kit';
import { useQuery } from '@waymark/host-kit/query';
import { BrandMark, IconButton } from '@waymark/ui';
import { MenuLines, Search, X } from '@waymark/ui/icons';
import styled from 'styled-components';
import { useServices } from '../services/services-context';
import { ConnectionStatus } from './connection-status';
import { useOpenGame } from './open-game';
import { OthersStatus } from './others-status';

const Bar = styled.header`
  display: flex;
  align-items: center;
  gap: 10px;
  grid-area: bar;
  position: sticky;
  inset-block-start: 0;
  z-index: 20;
  block-size: var(--page-top);
  padding-inline: 6px 12px;
  border-block-end: 1px solid var(--line);
  background: var(--surface-page);

  @media (min-width: 768px) {
    display: none;
  }
`;

const Name = styled.span`
  display: flex;
  align-items: center;
  flex: 1;
  min-inline-size: 0;
  font-weight: 650;
  & > b { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; font-weight: inherit; }
`;

const nameOf = ({ name }: Game) => name;

/** The name of the open game; the brand until it is known. */
function GameName({ id }: { readonly id: GameId }) {
  const { api } = useServices();
  const { data: name } = useQuery({ ...gameQuery(api, id), select: nameOf });
  return name ? <b dir="auto">{name}</b> : <Brand />;
}

function Brand() {
  const { brand } = useServices().config;
  return <BrandMark logo={brand.logo} name={brand.name} />;
}

/** Props of the bar on phones. */
interface MobileBarProps {
  readonly open: boolean;
  /** Whether other screens may be searched. */
  readonly roams: boolean;
  readonly onToggle: () => void;
}

/** The bar on phones: the open game or the brand, connection problems, and the navigation button. */
export function MobileBar({ open, roams, onToggle }: MobileBarProps) {
  const { palette } = useServices();
  const game = useOpenGame();
  const t = useTranslate();
  return (
    <Bar>
      <IconButton
        icon={open ? X : MenuLines}
        label={open ? t('Close navigation') : t('Open navigation')}
        aria-expanded={open}
        aria-controls="navigation"
        onClick={onToggle}
      />
      <Name>{game === undefined ? <Brand /> : <GameName id={game} />}</Name>
      <OthersStatus />
      <ConnectionStatus quiet />
      {roams && (
        <IconButton
          icon={Search}
          label={t('Search or jump to')}
          aria-haspopup="dialog"
          onClick={() => palette.set(true)}
        />
      )}
    </Bar>
  );
}
