import { css } from 'styled-components';

/** For the parent of a bare `Img`: shown in its own size and shape, up to this height. */
export const logoShape = (height: number) => css`
  & > [data-bare] > img { inline-size: auto; block-size: auto; max-inline-size: 100%; max-block-size: ${height}px; }
`;
