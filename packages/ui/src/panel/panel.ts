import styled from 'styled-components';
import { token } from '../theme/token';

/** A surface that groups related content. */
export const Panel = styled.section`
  background: ${token.surfacePanel};
  border: 1px solid ${token.line};
  border-radius: ${token.radiusPanel};
`;

/** The header of a panel: a heading, then actions. */
export const PanelHead = styled.header`
  display: flex;
  align-items: center;
  gap: 8px;
  padding: 12px 16px;
  border-block-end: 1px solid ${token.line};
  @media (max-width: 767px) { padding-inline: 12px; }
`;

/** The body of a panel: stacked content. */
export const PanelBody = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 14px;
  padding: 16px;
  @media (max-width: 767px) { padding: 12px; }
`;

/** A row of filters above the list they filter. */
export const Filters = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;
  margin-block-end: 12px;
`;

/** A wrapping row. */
export const Row = styled.div<{ $gap?: number; $end?: boolean }>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: ${({ $end }) => ($end ? 'flex-end' : 'flex-start')};
  gap: ${({ $gap = 8 }) => $gap}px;
`;

/** A vertical stack. */
export const Stack = styled.div<{ $gap?: number }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${({ $gap = 12 }) => $gap}px;
`;

/** The content of a page: at most 1200 px wide. */
export const Page = styled.div`
  inline-size: 100%;
  max-inline-size: calc(${token.pageMax} + 2 * ${token.gutter});
  padding: 24px ${token.gutter} 40px;
  @media (max-width: 767px) { padding-block: 16px 32px; }
`;
