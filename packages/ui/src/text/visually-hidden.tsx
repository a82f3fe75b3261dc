import styled, { css } from 'styled-components';

/** Hides an element visually, but not from screen readers. */
export const hiddenFromSight = css`
  position: absolute;
  inline-size: 1px;
  block-size: 1px;
  margin: -1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;

/** Text for screen readers only. */
export const VisuallyHidden = styled.span`${hiddenFromSight}`;
