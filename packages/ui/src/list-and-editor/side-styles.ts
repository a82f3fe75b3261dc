import styled from 'styled-components';
import { token } from '../theme/token';

/** The heading of a side that is a column. */
export const SideTitle = styled.h2`
  margin-block-end: 12px;
  font: 500 ${token.type13} ${token.font};
  letter-spacing: 0;
`;

/** The side as a column. */
export const SideColumn = styled.aside`
  flex: none;
  inline-size: var(--side-width);
  padding: 16px 20px;
  background: ${token.surfacePage};
  overflow-y: auto;
  overscroll-behavior: contain;
  &:focus-visible { outline-offset: -2px; }
`;

/** The side over the end of the editor, or as a page. */
export const SideOver = styled.aside<{ $paged: boolean }>`
  padding: 0 20px 20px;
  background: ${token.surfacePage};
  ${({ $paged }) =>
    $paged
      ? 'min-block-size: 60dvh;'
      : `
    position: absolute;
    z-index: 3;
    inset-block: 0;
    inset-inline-end: 0;
    inline-size: min(360px, 100%);
    overflow-y: auto;
    overscroll-behavior: contain;
    border-inline-start: 1px solid ${token.lineStrong};
    box-shadow: ${token.shadowRaised};
    animation: side-in ${token.calm} ${token.ease};
    @keyframes side-in { from { opacity: 0; } }
    @media (prefers-reduced-motion: reduce) { animation: none; }
  `}
`;
