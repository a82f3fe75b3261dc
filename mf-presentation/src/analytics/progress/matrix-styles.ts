import { token } from '@waymark/ui';
import { useMemo, useSyncExternalStore } from 'react';
import styled, { css } from 'styled-components';

const PHONE = '(max-width: 599px)';
/**
 * Dimensions of the matrix in pixels; `middle` is the vertical centre of a mark in its row, `digit` the width of a bold
 * digit.
 */
const MATRIX = { row: 30, column: 32, name: 190, done: 84, middle: 15, digit: 8.6 } as const;
/** On phones a team has a line for its name and count, and below it a line of marks. */
const PHONE_MATRIX = { row: 56, column: 20, name: 0, done: 0, middle: 39, digit: 7.4 } as const;
/** Space between the numbers of two columns. */
const APART = 6;
/** Space between name and marks on a phone. */
const MARKS_BELOW = 28;
const MOST_HEIGHT = 450;

const isPhone = () => window.matchMedia?.(PHONE).matches === true;
const follow = (tell: () => void) => {
  addEventListener('resize', tell);
  return () => removeEventListener('resize', tell);
};

/**
 * The dimensions for this window: a few challenges share its full width.
 * @param digits of the longest number in a column
 */
export function useMatrixMeasures(width: number, challenges: number, digits: number) {
  const its = useSyncExternalStore(follow, isPhone) ? PHONE_MATRIX : MATRIX;
  const column = Math.max(
    its.column,
    Math.ceil(digits * its.digit) + APART,
    Math.floor((width - its.name - its.done) / Math.max(1, challenges)),
  );
  return useMemo(() => ({ ...its, column }), [its, column]);
}

/** The dimensions of the matrix in a window. */
export type MatrixMeasures = ReturnType<typeof useMatrixMeasures>;

/**
 * Scrolls both ways below the sticky head and next to the sticky names. Needs an opaque background: without one the
 * browser repaints the contents on every frame instead of moving them.
 */
export const Scroller = styled.div`
  background: ${token.surfacePanel};
  max-block-size: ${MOST_HEIGHT}px;
  overflow: auto;
  overscroll-behavior: contain;
  container-type: inline-size;
  border-end-start-radius: ${token.radiusPanel};
  border-end-end-radius: ${token.radiusPanel};
  font: ${token.type13} ${token.font};
  &:focus-visible { outline-offset: -2px; }
`;

/** As large as all rows, rendered or not. Contained, so that new rows don't lay out the page. */
export const Body = styled.div`
  position: relative;
  contain: strict;
  [data-scrolling] > & { pointer-events: none; }
  @media ${PHONE} { min-inline-size: 100%; }
`;

/** A challenge in the head, or how many teams solved it. */
export const Cell = styled.div`
  flex: none;
  display: grid;
  place-items: center;
  text-align: center;
  font-variant-numeric: tabular-nums;
  @media ${PHONE} { block-size: 22px; font-size: 11px; }
  &[data-low] { color: ${token.dangerText}; font-weight: 600; }
`;

/** Space for challenges that aren't rendered. */
export const Gap = styled.div`
  flex: none;
`;

/** The head or the foot, as wide as all challenges. Its first and last cell are sticky. */
export const Line = styled.div`
  position: sticky;
  z-index: 2;
  block-size: ${MATRIX.row}px;
  display: flex;
  background: ${token.surfacePanel};
  & > :is(:first-child, :last-child) { position: sticky; z-index: 1; }
  & > :first-child { inset-inline-start: 0; }
  & > :last-child { inset-inline-end: 0; }
  &[data-head] { inset-block-start: 0; border-block-end: 1px solid ${token.line}; }
  &[data-foot] { inset-block-end: 0; border-block-start: 1px solid ${token.lineStrong}; color: ${token.textMuted}; }
  @media ${PHONE} {
    flex-wrap: wrap;
    align-content: flex-start;
    min-inline-size: 100%;
    block-size: ${PHONE_MATRIX.row}px;
    /* Breaks the line after the name. */
    &::after { content: ''; order: -1; flex: 0 0 100%; }
    & > :is(:first-child, :last-child) { order: -2; }
    & > :last-child { inset-inline: calc(100cqi - ${MATRIX.done}px) auto; }
  }
`;

const name = css`
  flex: none;
  inline-size: ${MATRIX.name}px;
  display: flex;
  align-items: center;
  padding-inline: 16px 8px;
  background: ${token.surfacePanel};
  & > span { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
  @media ${PHONE} {
    inline-size: calc(100cqi - ${MATRIX.done}px);
    block-size: ${MARKS_BELOW}px;
    padding-inline-start: 12px;
    font-weight: 550;
  }
`;
const done = css`
  flex: none;
  background: ${token.surfacePanel};
  inline-size: ${MATRIX.done}px;
  display: grid;
  align-items: center;
  padding-inline-end: 12px;
  text-align: end;
  font-variant-numeric: tabular-nums;
  @media ${PHONE} { block-size: ${MARKS_BELOW}px; }
`;

/** The first column of the head and the foot. */
export const Name = styled.div`
  ${name}
`;

/** Their last column. */
export const Done = styled.div`
  ${done}
`;

/**
 * The visible teams, as wide as the scroller, above the marks, which scroll sideways below them. One sticky element
 * for all rows: one per name would be a layer each and slow down scrolling. The rows are plain elements (name, marks as
 * text, count), because many of them are made while scrolling.
 */
export const Rows = styled.div`
  position: sticky;
  z-index: 1;
  inset-inline-start: 0;
  inline-size: min(100cqi, 100%);
  block-size: 100%;
  & > [role='row'] {
    block-size: ${MATRIX.row}px;
    display: flex;
    border-block-end: 1px solid ${token.line};
    /* Translucent, because it covers the marks. */
    &:hover { background: color-mix(in srgb, ${token.text} 6%, transparent); }
    @media ${PHONE} { flex-wrap: wrap; block-size: ${PHONE_MATRIX.row}px; }
    & > :first-child { ${name} }
    & > :nth-child(2) {
      flex: 1;
      display: grid;
      @media ${PHONE} { order: 1; flex-basis: 100%; block-size: ${PHONE_MATRIX.row - MARKS_BELOW - 1}px; }
    }
    & > :last-child { ${done} }
    &:hover > :is(:first-child, :last-child) { background: ${token.surfaceHover}; }
  }
`;

/** A sortable column head. */
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
