import styled from 'styled-components';
import { token } from '../theme/token';
import { ownDirection } from './field-styles';

/** The box of a search, with its icon, text and trailing content. */
export const SearchFrame = styled.div`
  display: inline-flex;
  align-items: center;
  gap: 8px;
  min-block-size: ${token.control};
  min-inline-size: min(260px, 100%);
  padding-inline: 10px 5px;
  border: 1px solid ${token.fieldLine};
  border-radius: ${token.radiusControl};
  background: ${token.fieldBg};
  font-size: 13.5px;
  & > [data-icon] { color: ${token.textMuted}; }
  &:focus-within:has(input:focus) { outline: ${token.focusRing} solid ${token.focus}; outline-offset: -1px; border-color: transparent; }
  & > button { inline-size: 24px; block-size: 24px; }
  @media (pointer: coarse) { padding-inline-end: 0; & > button { inline-size: 44px; block-size: 42px; } }
  @media (max-width: 767px) { flex: 1 1 100%; }
`;

/** The text of a search. */
export const SearchInput = styled.input.attrs(ownDirection)`
  flex: 1;
  min-inline-size: 0;
  inline-size: 100%;
  padding: 0;
  border: 0;
  outline: 0;
  background: none;
  &:focus-visible { outline: 0; }
  &::-webkit-search-cancel-button { display: none; }
  @media (pointer: coarse) { block-size: 44px; margin-block: -1px; }
  @media (max-width: 767px) { font-size: 16px; }
`;
