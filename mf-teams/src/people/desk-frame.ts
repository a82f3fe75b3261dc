import { token } from '@waymark/ui';
import styled from 'styled-components';

/** Teams with the people beside them, below them where there is no room. */
export const Desk = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 292px;
  align-items: start;
  gap: 16px;
  @media (max-width: 1179px) { grid-template-columns: minmax(0, 1fr); }
`;

/** The cards of the teams, two beside each other where there is room. */
export const Cards = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 300px), 1fr));
  gap: 12px;
  align-items: start;
`;

/** What a drop target looks like while something is dragged. */
export const dropStyles = `
  &[data-drop='ready'] { outline: 1px dashed ${token.accentEdge}; outline-offset: -1px; }
  &[data-drop='over'] { outline: 2px solid ${token.accentEdge}; outline-offset: -1px; background: ${token.accentSubtle}; }
`;
