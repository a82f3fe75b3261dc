import { token } from '@waymark/ui';
import { useSyncExternalStore } from 'react';
import styled, { css } from 'styled-components';

const PHONE = '(max-width: 599px)';
/** Measures of the matrix, in pixels. */
const MATRIX = { row: 30, column: 32, name: 190, done: 84, most: 450 } as const;
/** On phones a team has a line for its name and what is done, and below it one line of marks. */
const PHONE_MATRIX = { row: 56, column: 20, name: 0, done: 0, most: 450 } as const;
/** Between the name and the marks of a team on a phone. */
const MARKS_BELOW = 28;

const isPhone = () => window.matchMedia?.(PHONE).matches === true;
const follow = (tell: () => void) => {
  addEventListener('resize', tell);
  return () => removeEventListener('resize', tell);
};

/** The measures for this window. */
export const useMatrixMeasures = () => (useSyncExternalStore(follow, isPhone) ? PHONE_MATRIX : MATRIX);

/** The part that scrolls both ways under its head and beside its names. */
export const Scroller = styled.div`
  max-block-size: ${MATRIX.most}px;
  overflow: auto;
  overscroll-behavior: contain;
  container-type: inline-size;
  border-end-start-radius: ${token.radiusPanel};
  border-end-end-radius: ${token.radiusPanel};
  font: ${token.type13} ${token.font};
  &:focus-visible { outline-offset: -2px; }
`;

/** All rows, whether they are drawn or not. */
export const Body = styled.div`
  position: relative;
  @media ${PHONE} { min-inline-size: 100%; }
`;

const stateColours = css`
  color: ${token.textMuted};
  &[data-state='done'] { color: ${token.successText}; }
  &[data-state='waiting'] { color: ${token.warningText}; }
  &[data-state='rejected'] { color: ${token.dangerText}; }
`;

/** A cell: of a team and a challenge, of the head, or of the sums. */
const cell = css`
  flex: none;
  inline-size: ${MATRIX.column}px;
  display: grid;
  place-items: center;
  text-align: center;
  font-variant-numeric: tabular-nums;
  ${stateColours}
  @media ${PHONE} { inline-size: ${PHONE_MATRIX.column}px; block-size: 22px; font-size: 11px; }
  &[data-low] { color: ${token.dangerText}; font-weight: 600; }
`;

/** A row: a team, or the head. */
export const Line = styled.div`
  position: absolute;
  inset-inline-start: 0;
  block-size: ${MATRIX.row}px;
  display: flex;
  border-block-end: 1px solid ${token.line};
  /* Plain elements: a thousand components of their own would hold up scrolling. */
  & > [data-cell] { ${cell} }
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
  @media ${PHONE} {
    flex-wrap: wrap;
    align-content: flex-start;
    min-inline-size: 100%;
    block-size: ${PHONE_MATRIX.row}px;
    /* Ends the line of the name. */
    &::after { content: ''; order: -1; flex: 0 0 100%; }
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
  @media ${PHONE} {
    order: -2;
    inline-size: calc(100cqi - ${MATRIX.done}px);
    block-size: ${MARKS_BELOW}px;
    padding-inline-start: 12px;
    font-weight: 550;
  }
`;

/** A challenge in the head, and how many teams solved it. */
export const Cell = styled.div`
  ${cell}
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
  @media ${PHONE} {
    order: -2;
    inset-inline: calc(100cqi - ${MATRIX.done}px) auto;
    block-size: ${MARKS_BELOW}px;
  }
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
