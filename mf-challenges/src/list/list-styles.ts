import { token } from '@waymark/ui';
import styled from 'styled-components';

/** The title row above list and editor. */
export const Head = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  padding: 20px ${token.gutter} 0;
  @media (max-width: 767px) { padding-block-start: 16px; }
  & > section { margin-block-end: 20px; }
  /* On phones the mark is below the title, and both beside the buttons. */
  @media (max-width: 767px) {
    & > header > div:first-child { flex-basis: min-content; & > div { row-gap: 2px; } }
    & h1 { overflow-wrap: break-word; }
  }
`;

/** The list column; its content adapts to its width. */
export const Column = styled.div<{ $paged: boolean }>`
  container: challenges / inline-size;
  display: flex;
  flex-direction: column;
  flex: 1;
  min-block-size: 0;
  ${({ $paged }) => $paged && `padding: 0 ${token.gutter} 24px; gap: 12px;`}
`;

/** Above the cards; sticky while they scroll. */
export const Above = styled.div<{ $paged: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 8px;
  flex: none;
  ${({ $paged }) => !$paged && `padding: 12px 12px 8px; border-block-end: 1px solid ${token.line};`}
`;

/** One line for the filter between all and open challenges. */
export const FilterLine = styled.div`
  display: flex;
  align-items: center;
  flex: 1 0 100%;
  gap: 8px;
  min-block-size: ${token.control};
  @media (pointer: coarse) { min-block-size: 50px; }
`;

/** Reserves the size of the button that loads when the page is idle. */
export const MoreSpace = styled.div`
  display: grid;
  place-items: center;
  min-inline-size: ${token.iconButton};
  min-block-size: ${token.control};
`;

/** Reserves the size of the map's toggle. */
export const ToolSpace = styled.div`inline-size: ${token.control};`;

/** The cards, which scroll on their own next to an editor. */
export const Scroll = styled.div<{ $paged: boolean }>`
  display: flex;
  flex-direction: column;
  gap: 8px;
  & > div > ul { gap: 2px; }
  ${({ $paged }) =>
    $paged
      ? `
    /* Rows reach into the margin: their first control needs no space before it. */
    @media (max-width: 767px) { & > div > ul { margin-inline: -8px; } }
    /* Not under the bar of a selection. */
    & :is(a, button, input) { scroll-margin-block-end: 112px; }
  `
      : `
    flex: 1;
    min-block-size: 0;
    overflow-y: auto;
    overscroll-behavior: contain;
    scrollbar-width: thin;
    padding: 6px 8px;
  `}
`;

/** Whether the pages need a second row in a narrow list. */
export const takesTwoRows = (pages: number, count: number): boolean => pages > 3 || count > 99;

/** Below the cards: reserves the height of the pagination. */
export const Below = styled.div<{ $paged: boolean; $tall: boolean }>`
  flex: none;
  min-block-size: 44px;
  ${({ $paged, $tall }) =>
    !$paged &&
    `
    padding: 8px 12px;
    border-block-start: 1px solid ${token.line};
    @container challenges (max-width: 400px) {
      min-block-size: ${$tall ? 81 : 49}px;
    }
  `}
  & nav { gap: 4px 8px; }
`;
