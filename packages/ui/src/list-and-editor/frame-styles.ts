import styled from 'styled-components';
import { token } from '../theme/token';
import type { Panes } from './use-panes';

/** Columns fill the window below the frame's upper edge; pages are as long as they are. */
export const Frame = styled.div<{ $panes: Panes }>`
  position: relative;
  min-inline-size: 0;
  ${({ $panes }) =>
    $panes !== 'pages' &&
    `
    display: flex;
    block-size: max(480px, calc(100dvh - var(--above, 0px)));
    border-block-start: 1px solid ${token.line};
    background: ${token.surfacePanel};
    overflow: clip;
  `}
`;

/** The list. */
export const List = styled.section<{ $paged: boolean }>`
  min-inline-size: 0;
  ${({ $paged }) =>
    !$paged &&
    `
    flex: none;
    inline-size: var(--list-width);
    display: flex;
    flex-direction: column;
    min-block-size: 0;
    background: ${token.surfacePage};
  `}
`;

/** The part of a list that scrolls in its column; what stands above and below it stays. */
export const ListScroll = styled.div`
  flex: 1;
  min-block-size: 0;
  overflow-y: auto;
  overscroll-behavior: contain;
  scrollbar-width: thin;
  padding: 4px 8px;
`;

/** The editor. */
export const Editor = styled.section`
  flex: 1;
  display: flex;
  flex-direction: column;
  min-inline-size: 0;
  min-block-size: 0;
  container-type: inline-size;
  &[hidden] { display: none; }
`;

/** What is open in the editor; nothing of it is drawn while nothing is in front. */
export const Editors = styled.div`
  flex: 1;
  display: flex;
  flex-direction: column;
  min-inline-size: 0;
  min-block-size: 0;
  &[hidden] { display: none; }
`;

/** In the middle of the editor while nothing is open. */
export const Whole = styled.div`
  flex: 1;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: center;
  padding: 24px;
  overflow-y: auto;
`;

/** Where a divider comes to stand. */
export const Line = styled.div`
  flex: none;
  inline-size: 1px;
  background: ${token.line};
`;
