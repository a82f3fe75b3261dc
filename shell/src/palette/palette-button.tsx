import { useTranslate } from '@waymark/host-kit';
import { Icon, Kbd } from '@waymark/ui';
import { Search } from '@waymark/ui/icons';
import { memo } from 'react';
import styled from 'styled-components';
import { useServices } from '../services/services-context';

const Box = styled.button`
  display: flex;
  align-items: center;
  gap: 9px;
  inline-size: 100%;
  min-block-size: var(--control);
  margin-block-end: 8px;
  padding-inline: 9px 6px;
  border: 1px solid var(--line);
  border-radius: var(--radius-control);
  background: var(--surface-panel);
  color: var(--text-muted);
  font-size: 13px;
  text-align: start;

  > span:nth-child(2) {
    flex: 1;
    min-inline-size: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  &:hover {
    border-color: var(--line-strong);
    color: var(--text);
  }

  @media (max-width: 767px) {
    display: none;
  }
`;

const ON_A_MAC = /Mac|iPhone|iPad/.test(navigator.userAgent);

/** Opens the command palette, and shows its shortcut. */
export const PaletteButton = memo(function PaletteButton() {
  const { palette } = useServices();
  const t = useTranslate();
  return (
    <Box
      type="button"
      aria-haspopup="dialog"
      aria-keyshortcuts={ON_A_MAC ? 'Meta+K' : 'Control+K'}
      onClick={() => palette.set(true)}
    >
      <Icon of={Search} />
      <span>{t('Search or jump to')}</span>
      <Kbd aria-hidden="true">{ON_A_MAC ? '⌘ K' : 'Ctrl K'}</Kbd>
    </Box>
  );
});
