import styled from 'styled-components';
import { token } from '../theme/token';

/** A keyboard key. Hidden on phones. */
export const Kbd = styled.kbd`
  display: inline-grid;
  place-items: center;
  min-inline-size: 18px;
  block-size: 18px;
  padding-inline: 4px;
  border: 1px solid ${token.line};
  border-block-end-color: ${token.lineStrong};
  border-radius: 4px;
  background: ${token.surfacePanel};
  color: ${token.textMuted};
  font: 500 11px/1 ${token.font};
  font-variant-numeric: tabular-nums;
  @media (max-width: 767px) { display: none; }
`;
