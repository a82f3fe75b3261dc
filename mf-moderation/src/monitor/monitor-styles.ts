import { Page, token } from '@waymark/ui';
import styled from 'styled-components';

/** Wider than other pages; on phones it leaves room for the thumb bar. */
export const MonitorPage = styled(Page)`
  max-inline-size: 1480px;
  padding-block-end: 20px;
  @media (max-width: 767px) { padding-block-end: 190px; }
`;

/** Queue, large answer and review as columns; stacked on phones. */
export const MonitorColumns = styled.div`
  display: grid;
  grid-template-columns: 168px minmax(0, 1fr) 308px;
  gap: 16px;
  align-items: stretch;
  min-block-size: 520px;
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
  & > aside { overflow-y: auto; scrollbar-width: thin; padding-inline-end: 2px; }
  /* Keeps the decisions in reach below long content. */
  & > aside > [data-acts] {
    position: sticky;
    inset-block-end: 0;
    padding-block-start: 8px;
    background: ${token.surfacePage};
  }
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
