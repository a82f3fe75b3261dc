import { Page, pageTop, token } from '@waymark/ui';
import styled from 'styled-components';

/** Queue, large answer and review as columns; stacked on phones. */
export const MonitorColumns = styled.div`
  display: grid;
  grid-template-columns: 168px minmax(0, 1fr) 308px;
  gap: 16px;
  align-items: stretch;
  min-block-size: 320px;
  /* Skeletons, which have nothing but the usual rows above. */
  block-size: calc(100dvh - 266px);
  margin-block-end: 8px;
  & > nav { display: flex; flex-direction: column; min-block-size: 0; }
  & > nav > header {
    display: flex;
    justify-content: space-between;
    margin-block-end: 8px;
    font: ${token.type13} ${token.font};
    & > strong { font-weight: 600; }
    & > span { color: ${token.textMuted}; font-variant-numeric: tabular-nums; }
  }
  & > aside {
    container-type: size;
    overflow-y: auto;
    scrollbar-width: thin;
    padding-inline-end: 2px;
    /* A focused field scrolls to above the decisions. */
    scroll-padding-block-end: 150px;
  }
  /* Keeps the decisions in reach below long content. */
  & > aside > [data-acts] {
    position: sticky;
    inset-block-end: 0;
    /* Over what fields show at their end. */
    z-index: 2;
    padding-block-start: 8px;
    background: ${token.surfacePage};
    /* With large text, which the decisions would cover. */
    @container (max-height: 22em) { position: static; }
  }
  @media (min-width: 768px) { & > section > figure { min-block-size: 160px; } }
  @media (max-width: 1180px) { grid-template-columns: 112px minmax(0, 1fr) 280px; }
  @media (max-width: 767px) {
    display: flex;
    flex-direction: column;
    gap: 12px;
    block-size: auto;
    & > nav > header { display: none; }
    & > aside { display: contents; }
    & > aside > header { order: 1; }
    & > section { order: 2; }
    & > aside > :not(header) { order: 3; }
  }
`;

/** Wider than other pages; on phones it leaves room for the thumb bar. */
export const MonitorPage = styled(Page)`
  max-inline-size: 1480px;
  padding-block-end: 20px;
  /* As high as the window: the columns get what banners leave, with the decisions in view. */
  @media (min-width: 768px) {
    &:has(> ${MonitorColumns}) {
      display: flex;
      flex-direction: column;
      block-size: calc(100dvh - ${pageTop});
      & > * { flex: none; }
      & > ${MonitorColumns} { flex: 1; }
    }
  }
  @media (max-width: 767px) { padding-block-end: 190px; }
`;
