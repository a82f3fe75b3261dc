import styled, { css } from 'styled-components';
import { token } from '../theme/token';
import { fingertip } from './fingertip';

/** Styles of a link apart from text, such as a name in a row. */
export const linkStyles = css`
  color: ${token.accentText};
  text-decoration: none;
  text-underline-offset: 3px;
  &:hover { text-decoration: underline; }
`;

/** In or beside text, colour alone doesn't mark a link. */
const underlined = css`
  ${linkStyles}
  &, &:hover { text-decoration: underline; }
  &:hover { text-decoration-thickness: 2px; }
`;

/** A link in or beside text: `<TextLink as={Link} to="/games">`. */
export const TextLink = styled.a`${underlined}`;

/** A button that looks like a link, such as Clear beside a field. */
export const LinkButton = styled.button.attrs({ type: 'button' })`
  ${underlined}
  min-block-size: 24px;
  padding: 0;
  border: 0;
  background: none;
  font-size: inherit;
  /* It may be within a sentence, whose line height stays. */
  ${fingertip}
`;

/** First element of a page: lets keyboard users skip the navigation. */
export const SkipLink = styled.a`
  position: absolute;
  inset-block-start: 8px;
  inset-inline-start: 8px;
  z-index: 100;
  padding: 8px 14px;
  border-radius: ${token.radiusControl};
  background: ${token.surfaceInverse};
  color: ${token.textInverse};
  &:not(:focus) { inline-size: 1px; block-size: 1px; padding: 0; overflow: hidden; clip-path: inset(50%); }
`;
