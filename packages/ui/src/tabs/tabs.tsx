import type { ReactNode } from 'react';
import styled from 'styled-components';
import { token } from '../theme/token';
import { tabAttributes, useTabKeys } from './tab-list';

/** One tab. */
export interface Tab<T extends string> {
  readonly id: T;
  readonly label: string;
  /** A short count or word after the label. */
  readonly mark?: ReactNode;
  readonly tone?: 'plain' | 'warning';
  /** The widest mark that may come: its place is kept, so that the next tab never moves. */
  readonly room?: string;
}

/** Props of Tabs. Render panels separately, as `TabPanel` with the same `name`. */
export interface TabsProps<T extends string> {
  /** Links tabs and panels; unique on the page. */
  readonly name: string;
  readonly label: string;
  readonly tabs: readonly Tab<T>[];
  readonly value: T;
  readonly onChange: (tab: T) => void;
}

const List = styled.div`
  display: flex;
  gap: 20px;
  border-block-end: 1px solid ${token.line};
  overflow-x: auto;
  scrollbar-width: none;
`;

/** Under the label alone, at the end of the tab's height. */
const underline = `
  content: '';
  position: absolute;
  inset: auto 0 -11px;
  border-block-end: 2px solid var(--edge);
  @media (pointer: coarse) { inset-block-end: -13px; }
  @media (forced-colors: active) { content: none; }
`;

/** `$bare`: the place of its mark is empty, and only the label is underlined. */
const Face = styled.button<{ $bare: boolean }>`
  --edge: transparent;
  display: inline-flex;
  align-items: center;
  gap: 7px;
  flex: none;
  block-size: 40px;
  margin-block-end: -1px;
  padding-inline: 2px;
  border: 0;
  border-block-end: 2px solid ${({ $bare }) => ($bare ? 'transparent' : 'var(--edge)')};
  background: none;
  color: ${token.textMuted};
  font: 500 ${token.type14} ${token.font};
  white-space: nowrap;
  &:hover { --edge: ${token.lineStrong}; color: ${token.text}; }
  &[aria-selected='true'] { --edge: ${token.accentEdge}; color: ${token.text}; }
  @media (pointer: coarse) { block-size: 44px; min-inline-size: 44px; justify-content: center; }
  &:focus-visible { outline-offset: -2px; border-radius: 4px; }
  ${({ $bare }) => $bare && `& > :first-child { position: relative; &::after { ${underline} } }`}
  @media (forced-colors: active) {
    border-block-end-color: Canvas;
    &[aria-selected='true'] { border-block-end-color: Highlight; }
  }
`;

/** A count or word after the label of a tab. */
export const TabMark = styled.span<{ $warning: boolean }>`
  padding-inline: 6px;
  border-radius: 9px;
  font: 500 12px/18px ${token.font};
  font-variant-numeric: tabular-nums;
  background: ${({ $warning }) => ($warning ? token.warningSubtle : token.surfaceSunken)};
  color: ${({ $warning }) => ($warning ? token.warningText : token.textMuted)};
`;

/** As wide as the widest mark. */
const Room = styled.span`
  display: inline-grid;
  justify-items: start;
  /* Some of the room is the gap to the next tab. */
  margin-inline-end: -10px;
  & > *, &::before { grid-area: 1 / 1; }
  &::before {
    content: attr(data-room);
    visibility: hidden;
    padding-inline: 6px;
    font: 500 12px/18px ${token.font};
    font-variant-numeric: tabular-nums;
  }
`;

/** Tabs. Arrow keys move between them, Enter or Space opens one. */
export function Tabs<T extends string>({ name, label, tabs, value, onChange }: TabsProps<T>) {
  const move = useTabKeys('row');
  return (
    <List role="tablist" aria-label={label} onKeyDown={move}>
      {tabs.map(({ id, label: words, mark, tone, room }) => {
        const drawn = mark !== undefined && <TabMark $warning={tone === 'warning'}>{mark}</TabMark>;
        return (
          <Face
            key={id}
            {...tabAttributes(name, id, id === value)}
            $bare={room !== undefined && !drawn}
            onClick={() => onChange(id)}
          >
            <span>{words}</span>
            {room === undefined ? drawn : <Room data-room={room}>{drawn}</Room>}
          </Face>
        );
      })}
    </List>
  );
}

/** Props of TabPanel. */
export interface TabPanelProps {
  /** The `name` of the tabs. */
  readonly name: string;
  readonly tab: string;
  readonly children: ReactNode;
}

/** The content of the current tab. */
export function TabPanel({ name, tab, children }: TabPanelProps) {
  return (
    <div role="tabpanel" id={`${name}-panel-${tab}`} aria-labelledby={`${name}-tab-${tab}`}>
      {children}
    </div>
  );
}
