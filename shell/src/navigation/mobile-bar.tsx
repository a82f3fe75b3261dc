import { useTranslate } from '@waymark/host-kit';
import { BrandMark, IconButton } from '@waymark/ui';
import { MenuLines, Search, X } from '@waymark/ui/icons';
import styled from 'styled-components';
import { useServices } from '../services/services-context';
import { ConnectionStatus } from './connection-status';
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
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  font-weight: 650;
`;

/** The bar on phones: brand, connection, and the button for the navigation. */
export function MobileBar({ open, onToggle }: { open: boolean; onToggle: () => void }) {
  const { config, palette } = useServices();
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
      <Name>
        <BrandMark logo={config.brand.logo} name={config.brand.name} />
      </Name>
      <OthersStatus />
      <ConnectionStatus />
      <IconButton
        icon={Search}
        label={t('Search or jump to')}
        aria-haspopup="dialog"
        onClick={() => palette.set(true)}
      />
    </Bar>
  );
}
