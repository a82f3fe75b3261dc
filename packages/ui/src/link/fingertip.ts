import { css } from 'styled-components';

/** On touch screens, the hit area of something small: at least 44 px in both directions, without taking space. */
export const fingertip = css`
  @media (pointer: coarse) {
    position: relative;
    &::after {
      content: '';
      position: absolute;
      /* Physical, because the shift is. */
      left: 50%;
      top: 50%;
      inline-size: max(100%, 44px);
      block-size: max(100%, 44px);
      translate: -50% -50%;
    }
  }
`;
