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

/** A canvas, and a hidden model of each mark. */
export const Drawing = styled.div`
  position: absolute;
  inset: 0;
  pointer-events: none;
  & > svg { position: absolute; visibility: hidden; }
  ${marks}
`;
