import { token } from '@waymark/ui';
import styled from 'styled-components';

/** Teams with the side panel beside or below them. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 292px;
  align-items: start;
  gap: 16px;
  @media (max-width: 1179px) { grid-template-columns: minmax(0, 1fr); }
`;

/** The buttons of the title row; on phones a row of their own, with space for those that load later. */
export const Commands = styled.div`
  display: contents;
  @media (max-width: 767px) {
    display: flex;
    flex: 1 0 100%;
    flex-wrap: wrap;
    gap: 8px;
    min-block-size: ${token.control};
    & > * { flex: 1 0 40%; }
  }
`;

/** The team cards, in columns. */
export const Cards = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 300px), 1fr));
  gap: 12px;
  align-items: start;
`;

/** Styles of a drop target while dragging. */
export const dropStyles = `
  &[data-drop='ready'] { outline: 1px dashed ${token.accentEdge}; outline-offset: -1px; }
  &[data-drop='over'] { outline: 2px solid ${token.accentEdge}; outline-offset: -1px; background: ${token.accentSubtle}; }
`;
