import styled from 'styled-components';
import { token } from '../theme/token';
import type { Panes } from './use-panes';

/** Columns fill the window below the frame's top; pages have their natural height. */
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
    /* The editor keeps the width of a phone, the list that of a row. */
    inline-size: min(var(--list-width), max(300px, 100% - 480px));
    display: flex;
    flex-direction: column;
    min-block-size: 0;
    background: ${token.surfacePage};
  `}
`;

/** The scrolling part of a list in its column. */
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

/** The open items; all but the front one are hidden. */
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

/** Position of a divider. */
export const Line = styled.div`
  flex: none;
  inline-size: 1px;
  background: ${token.line};
`;
