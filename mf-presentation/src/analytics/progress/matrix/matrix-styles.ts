import { token } from '@waymark/ui';
import styled, { css } from 'styled-components';
import { COUNT_END, DONE, MARKS_BELOW, MATRIX, NAME_END, PHONE, PHONE_MATRIX } from './matrix-measures';

const MOST_HEIGHT = 450;

/** Scrolls both ways. What it shows stays where it is and is moved with each frame. */
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

/** As large as all rows and columns, rendered or not. Contained, so that new ones don't lay out the page. */
export const Body = styled.div`
  contain: strict;
  @media ${PHONE} { min-inline-size: 100%; }
`;

/** The visible part: the head, the rows and the foot. */
export const View = styled.div`
  position: sticky;
  inset-block-start: 0;
  inset-inline-start: 0;
  inline-size: min(100cqi, 100%);
  display: flex;
  flex-direction: column;
  overflow: clip;
  /* Drawn instead. Not "visibility", which would take the focus away. */
  &[data-moving] { pointer-events: none; }
  &[data-moving] [data-strip] { opacity: 0; }
`;

/** A challenge in the head, or how many teams solved it. */
export const Cell = styled.div`
  position: absolute;
  inset-block: 0;
  contain: strict;
  display: grid;
  place-items: center;
  text-align: center;
  @media ${PHONE} { font-size: 11px; }
  &[data-low] { color: ${token.dangerText}; font-weight: 600; }
`;

/** The head or the foot. */
export const Line = styled.div`
  position: relative;
  flex: none;
  block-size: ${MATRIX.row}px;
  display: flex;
  &[data-head] { border-block-end: 1px solid ${token.line}; }
  &[data-foot] { border-block-start: 1px solid ${token.lineStrong}; color: ${token.textMuted}; }
  @media ${PHONE} { flex-wrap: wrap; align-content: flex-start; block-size: ${PHONE_MATRIX.row}px; }
`;

/** The visible challenges of the head or the foot. */
export const Columns = styled.div`
  flex: 1;
  min-inline-size: 0;
  overflow: clip;
  & > div { position: relative; block-size: 100%; will-change: translate, opacity; }
  /* A focused one is scrolled out from below the names. */
  & button { scroll-margin-inline: ${MATRIX.name}px ${DONE}px; }
  @media ${PHONE} {
    order: 1;
    flex: 0 0 100%;
    block-size: 22px;
    & button { scroll-margin-inline: 0; }
  }
`;

const name = css`
  flex: none;
  inline-size: ${MATRIX.name}px;
  display: flex;
  align-items: center;
  padding-inline: ${MATRIX.edge}px ${NAME_END}px;
  & > span { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
  @media ${PHONE} {
    inline-size: calc(100cqi - ${DONE}px);
    block-size: ${MARKS_BELOW}px;
    padding-inline-start: ${PHONE_MATRIX.edge}px;
    font-weight: 550;
  }
`;
const done = css`
  flex: none;
  inline-size: ${DONE}px;
  display: grid;
  align-items: center;
  padding-inline-end: ${COUNT_END}px;
  text-align: end;
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

/** Holds the visible teams and their marks. */
export const Middle = styled.div`
  position: relative;
  flex: 1;
  min-block-size: 0;
  overflow: clip;
`;

/** The visible teams above their marks. Plain elements (name, marks as text, count), because many change while scrolling. */
export const Rows = styled.div`
  position: absolute;
  inset-block-start: 0;
  inset-inline: 0;
  will-change: translate, opacity;
  & > [role='row'] {
    position: absolute;
    inset-inline: 0;
    contain: strict;
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
  &:focus-visible { outline-offset: -2px; }
  [aria-sort='ascending'] > &, [aria-sort='descending'] > & { color: ${token.accentText}; font-weight: 600; }
`;
