import styled, { keyframes } from 'styled-components';

/** The column; on phones it opens below the bar next to the screen, and below 600 px above it ([G28]). */
export const Nav = styled.nav<{ $open: boolean }>`
  display: flex;
  flex-direction: column;
  grid-area: navigation;
  padding: 12px 10px 10px;
  background: var(--nav-bg);

  @media (min-width: 768px) {
    position: sticky;
    inset-block-start: 0;
    block-size: 100vh;
    border-inline-end: 1px solid var(--line);
    overflow-y: auto;
    /* Not below the entries of the person either. */
    scroll-padding-block: 12px 180px;
    scrollbar-width: thin;
    scrollbar-color: var(--line-strong) transparent;
  }

  @media (max-width: 767px) {
    display: ${({ $open }) => ($open ? 'flex' : 'none')};
    border-block-end: 1px solid var(--line);
  }

  @media (min-width: 600px) and (max-width: 767px) {
    position: sticky;
    inset-block-start: var(--page-top);
    block-size: calc(100vh - var(--page-top));
    inline-size: var(--nav-width);
    border-inline-end: 1px solid var(--line);
    overflow-y: auto;
  }
`;

/** The white label at the top of the column; phones have it in their bar. */
export const Brand = styled.div`
  display: flex;
  align-items: center;
  gap: 9px;
  flex: none;
  block-size: 32px;
  margin-block-end: 10px;
  padding-inline: 6px;
  font-weight: 650;
  font-size: 15px;
  letter-spacing: -0.012em;

  @media (max-width: 767px) {
    display: none;
  }
`;

/** Hidden when the end of the column is visible. */
const moreBelow = keyframes`from, 80% { opacity: 1; } to { opacity: 0; }`;

/** Entries of the person rather than a game. Content scrolling behind it fades out, as a sign that there is more. */
export const Foot = styled.div`
  margin-block-start: auto;
  padding-block-start: 8px;
  border-block-start: 1px solid var(--line);

  @media (min-width: 768px) {
    position: sticky;
    inset-block-end: -10px;
    margin-block-end: -10px;
    padding-block-end: 10px;
    background: var(--nav-bg);

    &::before {
      content: '';
      position: absolute;
      inset: -33px 0 auto;
      block-size: 32px;
      background: linear-gradient(transparent, var(--nav-bg));
      opacity: 0;
      pointer-events: none;
      animation: ${moreBelow} linear both;
      animation-timeline: scroll(nearest);
    }
  }
`;
