import { token } from '@waymark/ui';
import { useMemo, useSyncExternalStore } from 'react';
import styled, { css } from 'styled-components';

const PHONE = '(max-width: 599px)';
/** Dimensions of the matrix in pixels. */
const MATRIX = { row: 30, column: 32, name: 190, done: 84, marks: 30, most: 450 } as const;
/** On phones a team has a line for its name and count, and below it a line of marks. */
const PHONE_MATRIX = { row: 56, column: 20, name: 0, done: 0, marks: 22, most: 450 } as const;
/** Space between name and marks on a phone. */
const MARKS_BELOW = 28;

const isPhone = () => window.matchMedia?.(PHONE).matches === true;
const follow = (tell: () => void) => {
  addEventListener('resize', tell);
  return () => removeEventListener('resize', tell);
};

/** The dimensions for this window: a few challenges share its full width. */
export function useMatrixMeasures(width: number, challenges: number) {
  const its = useSyncExternalStore(follow, isPhone) ? PHONE_MATRIX : MATRIX;
  const column = Math.max(its.column, Math.floor((width - its.name - its.done) / Math.max(1, challenges)));
  return useMemo(() => ({ ...its, column }), [its, column]);
}

/** Scrolls both ways below the sticky head and next to the sticky names. */
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

/** As large as all rows, rendered or not. */
export const Body = styled.div`
  position: relative;
  @media ${PHONE} { min-inline-size: 100%; }
`;

/** Styles of the marks: completed ones are pale, so that the others stand out. */
const marks = css`
  & [data-mark] { fill: none; stroke: ${token.textMuted}; stroke-width: 1.75; }
  & [data-mark='ground'] { fill: ${token.successSubtle}; stroke: ${token.successSubtle}; stroke-width: 7; stroke-linejoin: round; }
  & [data-mark='done'] { stroke: ${token.successText}; }
  & [data-mark='waiting'] { stroke: ${token.warningText}; stroke-width: 1.5; }
  & [data-mark='half'] { fill: ${token.warningText}; stroke: none; }
  & [data-mark='rejected'] { stroke: ${token.danger}; stroke-width: 2.25; }
  @media (forced-colors: active) {
    & [data-mark='ground'] { fill: none; stroke: none; }
    & [data-mark]:not([data-mark='ground']) { stroke: CanvasText; }
    & [data-mark='half'] { fill: CanvasText; }
  }
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

/** A row: a team, or the head. */
export const Line = styled.div`
  position: absolute;
  inset-inline-start: 0;
  block-size: ${MATRIX.row}px;
  display: flex;
  border-block-end: 1px solid ${token.line};
  ${marks}
  &:not([data-head], [data-foot]):hover, &:not([data-head], [data-foot]):hover > * { background: ${token.surfaceHover}; }
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
    /* Breaks the line after the name. */
    &::after { content: ''; order: -1; flex: 0 0 100%; }
  }
`;

/** The name of a team, or its count; sticky. */
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

/** All marks of a team. */
export const InOneCell = styled.div`
  flex: none;
  display: grid;
`;

/** The mark of a state in the legend. */
export const Sign = styled.svg`
  flex: none;
  ${marks}
`;

/** How much a team has completed; sticky like the names. */
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
