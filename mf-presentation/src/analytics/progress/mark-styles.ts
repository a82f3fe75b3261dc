import { token } from '@waymark/ui';
import styled, { css } from 'styled-components';

/** Styles of the marks: completed ones are pale, so that the others stand out. */
const marks = css`
  & [data-mark] { fill: ${token.textMuted}; }
  & [data-mark='ground'] { fill: ${token.successSubtle}; }
  & [data-mark='done'] { fill: ${token.successText}; }
  & :is([data-mark='waiting'], [data-mark='half']) { fill: ${token.warningText}; }
  & [data-mark='rejected'] { fill: ${token.danger}; }
  @media (forced-colors: active) {
    & [data-mark] { fill: CanvasText; }
    & [data-mark='ground'] { fill: none; }
  }
`;

/** The mark of a state in the legend. */
export const Sign = styled.svg`
  flex: none;
  ${marks}
`;

/** The tiles of marks. Plain elements, because many of them are made while scrolling; so is hit-testing left out. */
export const Tiles = styled.div`
  & > svg { position: absolute; overflow: visible; pointer-events: none; }
  ${marks}
`;
