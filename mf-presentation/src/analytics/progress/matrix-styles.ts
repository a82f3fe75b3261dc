import { token } from '@waymark/ui';
import styled, { css } from 'styled-components';

/** Measures of the matrix, in pixels. */
export const MATRIX = { row: 30, column: 32, name: 190, done: 84, most: 450 } as const;

/** The part that scrolls both ways under its head and beside its names. */
export const Scroller = styled.div`
  max-block-size: ${MATRIX.most}px;
  overflow: auto;
  overscroll-behavior: contain;
  border-end-start-radius: ${token.radiusPanel};
  border-end-end-radius: ${token.radiusPanel};
  font: ${token.type13} ${token.font};
  &:focus-visible { outline-offset: -2px; }
`;

/** All rows, whether they are drawn or not. */
export const Body = styled.div`
  position: relative;
`;

/** A row: a team, or the head. */
export const Line = styled.div`
  position: absolute;
  inset-inline-start: 0;
  block-size: ${MATRIX.row}px;
  display: flex;
  border-block-end: 1px solid ${token.line};
  &[data-head] { position: sticky; z-index: 2; inset-block-start: 0; background: ${token.surfacePanel}; }
  &[data-foot] {
    position: sticky;
    z-index: 2;
    inset-block-end: 0;
    border-block-start: 1px solid ${token.lineStrong};
    border-block-end: 0;
    background: ${token.surfacePanel};
    color: ${token.textMuted};
  }
`;

/** The name of a team, or what is done: stays where it is. */
export const Name = styled.div`
  position: sticky;
  z-index: 1;
  inset-inline-start: 0;
  flex: none;
  inline-size: ${MATRIX.name}px;
  display: flex;
  align-items: center;
  padding-inline: 16px 8px;
  background: ${token.surfacePanel};
  & > span { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
  @media (max-width: 599px) { inline-size: 120px; }
`;

const stateColours = css`
  color: ${token.textMuted};
  &[data-state='done'] { color: ${token.successText}; }
  &[data-state='waiting'] { color: ${token.warningText}; }
  &[data-state='rejected'] { color: ${token.dangerText}; }
`;

/** What a team did at a challenge. */
export const Cell = styled.div`
  flex: none;
  inline-size: ${MATRIX.column}px;
  display: grid;
  place-items: center;
  text-align: center;
  font-variant-numeric: tabular-nums;
  ${stateColours}
  &[data-low] { color: ${token.dangerText}; font-weight: 600; }
`;

/** The sign of a state in the legend. */
export const Mark = styled.span`
  display: grid;
  ${stateColours}
`;

/** How much a team has done: stays where it is, as the names do. */
export const Done = styled.div`
  position: sticky;
  z-index: 1;
  inset-inline-end: 0;
  flex: none;
  background: ${token.surfacePanel};
  inline-size: ${MATRIX.done}px;
  display: grid;
  align-items: center;
  padding-inline-end: 12px;
  text-align: end;
  font-variant-numeric: tabular-nums;
`;

/** A head that sorts. */
export const Sort = styled.button`
  inline-size: 100%;
  block-size: 100%;
  padding: 0;
  overflow: hidden;
  border: 0;
  background: none;
  color: ${token.tableHead};
  font: 500 ${token.type12} ${token.font};
  text-align: inherit;
  text-overflow: ellipsis;
  cursor: pointer;
  &:hover { color: ${token.text}; }
  [aria-sort='ascending'] > &, [aria-sort='descending'] > & { color: ${token.accentText}; font-weight: 600; }
`;
