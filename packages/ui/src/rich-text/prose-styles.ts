import { css } from 'styled-components';
import { token } from '../theme/token';

/** Styles of formatted text, in the editor and on display. */
export const proseStyles = css`
  font: ${token.type16} ${token.font};
  color: ${token.text};
  overflow-wrap: anywhere;
  & > :first-child { margin-block-start: 0; }
  & > :last-child { margin-block-end: 0; }
  & p { margin-block: 0 8px; }
  & h1, & h2, & h3, & h4 { margin-block: 14px 6px; font: 600 ${token.type16} ${token.font}; }
  & h1 { font: 600 ${token.type20} ${token.font}; }
  & ul, & ol { margin-block: 0 8px; padding-inline-start: 22px; }
  & ul { list-style: disc; }
  & ol { list-style: decimal; }
  & li > p { margin: 0; }
  & blockquote {
    margin: 0 0 8px;
    padding-inline-start: 12px;
    border-inline-start: 3px solid ${token.lineStrong};
    color: ${token.textSoft};
  }
  & a { text-decoration: underline; }
  & img { display: block; max-inline-size: 100%; block-size: auto; border-radius: ${token.radiusControl}; }
  & pre, & code { font-family: ${token.fontCode}; font-size: 0.9em; white-space: pre-wrap; }
`;
