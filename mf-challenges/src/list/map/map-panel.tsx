import type { GameId } from '@waymark/contract';
import { useTranslate } from '@waymark/host-kit';
import { useAtom } from '@waymark/host-kit/screen-state';
import { Icon, Panel, token } from '@waymark/ui';
import { ChevronDown, ChevronUp, MapIcon } from '@waymark/ui/icons';
import { type ReactNode, useId } from 'react';
import styled from 'styled-components';
import { mapOpen } from '../list-state';

/** Height of the map above the list, in pixels. */
export const MAP_HEIGHT = 300;

const Side = styled(Panel)`overflow: hidden;`;

/** Reserves the map's space until it has loaded. */
export const MapSpace = styled.div`block-size: ${MAP_HEIGHT}px;`;

const Fold = styled.button`
  display: flex;
  align-items: center;
  gap: 8px;
  inline-size: 100%;
  min-block-size: 40px;
  padding-inline: 12px;
  border: 0;
  background: none;
  color: inherit;
  font: 500 ${token.type14} ${token.font};
  text-align: start;
  @media (pointer: coarse) { min-block-size: 44px; }
  &:hover { background: ${token.surfaceHover}; }
  &:focus-visible { outline-offset: -2px; }
  & > span:not([data-icon]) { flex: 1; text-align: start; }
  & > [data-icon] { color: ${token.textMuted}; }
`;

interface MapPanelProps {
  readonly game: GameId;
  readonly children: ReactNode;
}

/** The collapsible map, whose code loads when it is opened. */
export function MapPanel({ game, children }: MapPanelProps) {
  const t = useTranslate();
  const inside = useId();
  const [open, setOpen] = useAtom(mapOpen(game));
  return (
    <Side as="div">
      <Fold type="button" aria-expanded={open} aria-controls={open ? inside : undefined} onClick={() => setOpen(!open)}>
        <Icon of={MapIcon} />
        <span>{t('Map')}</span>
        <Icon of={open ? ChevronUp : ChevronDown} />
      </Fold>
      {open && <div id={inside}>{children}</div>}
    </Side>
  );
}
