import { token } from '@waymark/ui';
import styled, { css } from 'styled-components';

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

/** The mark of a state in the legend. */
export const Sign = styled.svg`
  flex: none;
  ${marks}
`;

/** The marks of some teams and challenges. Hit-testing their shapes would slow down scrolling. */
export const Tile = styled.svg`
  position: absolute;
  pointer-events: none;
  ${marks}
`;
