import { type ReactNode, useLayoutEffect, useRef } from 'react';
import styled from 'styled-components';
import { useRoom } from '../panel/use-room';
import { token } from '../theme/token';
import { tabAttributes, useTabKeys } from './tab-list';
import { type Tab, TabMark, TabPanel } from './tabs';

/** Tabs under one heading. */
export interface TabGroup<T extends string> {
  readonly heading: string;
  readonly tabs: readonly Tab<T>[];
}

/** Props of GroupedTabs. */
export interface GroupedTabsProps<T extends string> {
  /** Links tabs and panel; unique on the page. */
  readonly name: string;
  readonly label: string;
  readonly groups: readonly TabGroup<T>[];
  readonly value: T;
  readonly onChange: (tab: T) => void;
  /** The panel of the current tab. */
  readonly children: ReactNode;
}

/** From this width the tabs are beside their panel. */
const ROOM = 620;

const Frame = styled.div<{ $wide: boolean }>`
  display: grid;
  grid-template-columns: ${({ $wide }) => ($wide ? '168px minmax(0, 1fr)' : 'minmax(0, 1fr)')};
  align-items: start;
  gap: ${({ $wide }) => ($wide ? '24px' : '16px')};
`;

/** Fades at the edge if there is more to scroll. */
const fade = `
  &::after, &::before {
    content: '';
    flex: none;
    position: sticky;
    z-index: 1;
    inline-size: 28px;
    pointer-events: none;
    background: linear-gradient(to right, transparent, ${token.surfacePanel});
  }
  &::after { inset-inline-end: calc(-1 * var(--bleed, 0px)); margin-inline-start: -20px; }
  &::before { inset-inline-start: calc(-1 * var(--bleed, 0px)); margin-inline: 0 -48px; opacity: 0; scale: -1 1; }
  &:dir(rtl)::after { scale: -1 1; }
  &:dir(rtl)::before { scale: none; }
  @supports (animation-timeline: scroll()) {
    &::before { animation: tabs-before linear both; animation-timeline: scroll(nearest inline); animation-range: 0px 24px; }
    @keyframes tabs-before { to { opacity: 1; } }
  }
`;

/** One list beside the panel, or one scrolling row above it; never two rows. */
const List = styled.div<{ $wide: boolean }>`
  display: flex;
  ${({ $wide }) =>
    $wide
      ? `flex-direction: column; gap: 1px;
         position: sticky; inset-block-start: 8px;`
      : `gap: 20px; overflow-x: auto; scrollbar-width: none; overscroll-behavior-x: contain;
         position: sticky; z-index: 3; inset-block-start: var(--stick, 0px); background: ${token.surfacePanel};
         margin-inline: calc(-1 * var(--bleed, 0px)); padding-inline: var(--bleed, 0px);
         border-block-end: 1px solid ${token.line};
         scroll-padding-inline: 32px;
         ${fade}`}
`;

/** Read with each of its tabs; in a row, only a gap remains of it. */
const Heading = styled.span<{ $wide: boolean }>`
  ${({ $wide }) =>
    $wide
      ? `padding: 0 10px; font: 500 ${token.type12} ${token.font}; color: ${token.textMuted};
         margin-block: 14px 4px; &:first-child { margin-block-start: 0; }`
      : `flex: none; align-self: center; inline-size: 1px; block-size: 16px; margin-inline: -4px; background: ${token.line};
         overflow: hidden; text-indent: 2px; white-space: nowrap;
         &:first-child { display: none; }`}
`;

const Face = styled.button<{ $wide: boolean }>`
  display: inline-flex;
  align-items: center;
  gap: 7px;
  flex: none;
  border: 0;
  background: none;
  font: 500 ${token.type13} ${token.font};
  white-space: nowrap;
  color: ${token.textMuted};
  ${({ $wide }) =>
    $wide
      ? `min-block-size: 32px; padding: 5px 10px; border-radius: ${token.radiusControl}; text-align: start; white-space: normal;
         & > :last-child:not(:first-child) { margin-inline-start: auto; }
         &:hover { background: ${token.surfaceHover}; color: ${token.text}; }
         &[aria-selected='true'] { background: ${token.accentSubtle}; color: ${token.accentText}; }`
      : `block-size: 40px; margin-block-end: -1px; padding-inline: 2px; border-block-end: 2px solid transparent;
         &:hover { color: ${token.text}; border-block-end-color: ${token.lineStrong}; }
         &[aria-selected='true'] { color: ${token.text}; border-block-end-color: ${token.accentEdge}; }`}
  &:focus-visible { outline-offset: -2px; border-radius: 4px; }
  @media (pointer: coarse) { min-block-size: 44px; min-inline-size: 44px; ${({ $wide }) => !$wide && 'justify-content: center;'} }
  @media (forced-colors: active) {
    border-color: Canvas;
    &[aria-selected='true'] { ${({ $wide }) => ($wide ? 'outline: 2px solid Highlight; outline-offset: -2px;' : 'border-block-end-color: Highlight;')} }
  }
`;

/**
 * Many tabs, grouped under headings: one list beside the panel if there is room, otherwise one scrolling row. All four
 * arrow keys move, Enter or Space opens.
 */
export function GroupedTabs<T extends string>({ name, label, groups, value, onChange, children }: GroupedTabsProps<T>) {
  const frame = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const move = useTabKeys('both');
  const wide = useRoom(frame, ROOM);
  useLayoutEffect(() => {
    if (!wide) showTab(list.current, `${name}-tab-${value}`);
  }, [wide, name, value]);
  return (
    <Frame ref={frame} $wide={wide}>
      <List
        ref={list}
        role="tablist"
        aria-label={label}
        aria-orientation={wide ? 'vertical' : 'horizontal'}
        $wide={wide}
        onKeyDown={move}
      >
        {groups.flatMap(({ heading, tabs }, index) => [
          // A heading isn't allowed in a list of tabs, so each tab is described by it instead.
          <Heading key={heading} id={`${name}-group-${index}`} aria-hidden $wide={wide}>
            {heading}
          </Heading>,
          ...tabs.map((tab) => (
            <Face
              key={tab.id}
              {...tabAttributes(name, tab.id, tab.id === value)}
              aria-describedby={`${name}-group-${index}`}
              $wide={wide}
              onClick={() => onChange(tab.id)}
            >
              <span>{tab.label}</span>
              {tab.mark !== undefined && <TabMark $warning={tab.tone === 'warning'}>{tab.mark}</TabMark>}
            </Face>
          )),
        ])}
      </List>
      <TabPanel name={name} tab={value}>
        {children}
      </TabPanel>
    </Frame>
  );
}

/** Brings the open tab into view; scrolls only the row, not the page. */
function showTab(list: HTMLElement | null, id: string): void {
  const tab = list?.querySelector(`[id="${id}"]`);
  if (!list || !tab) return;
  const [row, face] = [list.getBoundingClientRect(), tab.getBoundingClientRect()];
  if (face.left < row.left + 32) list.scrollLeft += face.left - row.left - 32;
  else if (face.right > row.right - 32) list.scrollLeft += face.right - row.right + 32;
}
