import styled, { css } from 'styled-components';
import { token } from '../theme/token';

/** Styles of a link in text. */
export const linkStyles = css`
  color: ${token.accentText};
  text-decoration: none;
  text-underline-offset: 3px;
  &:hover { text-decoration: underline; }
`;

/** A link: `<TextLink as={Link} to="/games">`. */
export const TextLink = styled.a`${linkStyles}`;

/** A button that looks like a link, such as Clear beside a field. */
export const LinkButton = styled.button.attrs({ type: 'button' })`
  ${linkStyles}
  min-block-size: 24px;
  padding: 0;
  border: 0;
  background: none;
  font-size: inherit;
  /* It may be in a sentence, whose lines keep their height. */
  @media (pointer: coarse) { position: relative; &::after { content: ''; position: absolute; inset: -10px -6px; } }
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
