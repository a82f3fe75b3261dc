import styled from 'styled-components';
import { token } from '../theme/token';

/** A status dot; always next to a word. */
export const Dot = styled.span.attrs({ 'aria-hidden': true })<{ $tone?: 'success' | 'warning' | 'danger' | 'live' }>`
  display: inline-block;
  inline-size: 7px;
  block-size: 7px;
  border-radius: 50%;
  background: ${({ $tone }) => ($tone ? token[$tone] : 'currentColor')};
  flex: none;
  forced-color-adjust: none;
`;
