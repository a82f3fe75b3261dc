import styled, { css } from 'styled-components';
import { token } from '../theme/token';

const PHONE = 767;

const asCards = css<{ $cards?: boolean | number }>`
  @media (max-width: ${({ $cards }) => (typeof $cards === 'number' ? $cards : PHONE)}px) {
    &, & > tbody { display: block; }
    & > thead { position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden; clip-path: inset(50%); }
    & > tbody > tr {
      display: grid;
      grid-template-columns: minmax(0, 1fr) auto;
      gap: 4px 12px;
      padding: 12px 16px;
      border-block-end: 1px solid ${token.line};
    }
    & > tbody > tr:last-child { border-block-end: 0; }
    && > tbody > tr > td, && > tbody > tr > th { display: block; block-size: auto; padding: 0; border: 0; }
    && > tbody > tr > [data-card='hide'] { display: none; }
    && > tbody > tr:hover > * { background: none; }
    & > tbody > tr > [data-card='wide'] { grid-column: 1 / -1; }
    & > tbody > tr > [data-card='first'] { order: -1; }
    & > tbody > tr > [data-card='last'] { order: 1; }
    & > tbody > tr > td[data-label]::before { content: attr(data-label) ' '; color: ${token.textMuted}; }
  }
`;

/**
 * A table with rows 42 px high. With `$cards` each row becomes a card on phones (or up to the given width in px): two
 * columns, where `data-card` makes a cell `first`, `last`, `wide` or hidden (`hide`), and `data-label` labels it.
 */
export const Table = styled.table<{ $cards?: boolean | number }>`
  inline-size: 100%;
  border-collapse: collapse;
  font: ${token.type13} ${token.font};
  & > thead th {
    padding: 9px 8px;
    border-block-end: 1px solid ${token.line};
    color: ${token.tableHead};
    font: 500 ${token.type12} ${token.font};
    text-align: start;
    white-space: nowrap;
  }
  & > tbody td, & > tbody th {
    block-size: ${token.row};
    padding: 0 8px;
    border-block-end: 1px solid ${token.line};
    vertical-align: middle;
    text-align: start;
    font-weight: inherit;
  }
  & > tbody > tr:last-child > * { border-block-end: 0; }
  & > tbody > tr:hover > * { background: ${token.tableRowHover}; }
  & > tbody > tr[aria-selected='true'] > * { background: ${token.accentSubtle}; }
  & > * > tr > :first-child { padding-inline-start: 16px; }
  & > * > tr > :last-child { padding-inline-end: 12px; }
  & > tbody > tr:last-child > :first-child { border-end-start-radius: ${token.radiusPanel}; }
  & > tbody > tr:last-child > :last-child { border-end-end-radius: ${token.radiusPanel}; }
  && > * > tr > [data-end] { text-align: end; font-variant-numeric: tabular-nums; }
  ${({ $cards }) => $cards && asCards}
`;

/** A panel that scrolls a wide table horizontally, so that the page does not. */
export const TablePanel = styled.div`
  overflow-x: auto;
  background: ${token.surfacePanel};
  border: 1px solid ${token.line};
  border-radius: ${token.radiusPanel};
`;
