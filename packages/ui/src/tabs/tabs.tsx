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

const Face = styled.button`
  display: inline-flex;
  align-items: center;
  gap: 7px;
  flex: none;
  block-size: 40px;
  margin-block-end: -1px;
  padding-inline: 2px;
  border: 0;
  border-block-end: 2px solid transparent;
  background: none;
  color: ${token.textMuted};
  font: 500 ${token.type14} ${token.font};
  white-space: nowrap;
  &:hover { color: ${token.text}; border-block-end-color: ${token.lineStrong}; }
  &[aria-selected='true'] { color: ${token.text}; border-block-end-color: ${token.accentEdge}; }
  @media (pointer: coarse) { block-size: 44px; min-inline-size: 44px; justify-content: center; }
  &:focus-visible { outline-offset: -2px; border-radius: 4px; }
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

/** Tabs. Arrow keys move between them, Enter or Space opens one. */
export function Tabs<T extends string>({ name, label, tabs, value, onChange }: TabsProps<T>) {
  const move = useTabKeys('row');
  return (
    <List role="tablist" aria-label={label} onKeyDown={move}>
      {tabs.map((tab) => (
        <Face key={tab.id} {...tabAttributes(name, tab.id, tab.id === value)} onClick={() => onChange(tab.id)}>
          {tab.label}
          {tab.mark !== undefined && <TabMark $warning={tab.tone === 'warning'}>{tab.mark}</TabMark>}
        </Face>
      ))}
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
