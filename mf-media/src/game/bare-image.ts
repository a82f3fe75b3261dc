import { css } from 'styled-components';

/** For the parent of an `Img`: logos and watermarks have no ground, corners or line of ours. Its placeholder keeps them. */
export const bareImage = css`
  & > span:has(> img) { border-radius: 0; background: none; }
  & > span:has(> img)::after { content: none; }
`;

/** For the parent of an `Img`: shown in its own size and shape, up to this height. */
export const bareLogo = (height: number) => css`
  ${bareImage}
  & > span:has(> img) > img { inline-size: auto; block-size: auto; max-inline-size: 100%; max-block-size: ${height}px; }
`;
