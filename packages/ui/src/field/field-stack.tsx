import styled from 'styled-components';

/** Stacked fields with room for the line below each, whether error, help or nothing, so that no field ever moves. */
export const FieldStack = styled.div`
  --note-line: 26px;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: 4px;
`;

/** Fields side by side in a FieldStack; they wrap if there is no room. */
export const FieldRow = styled.div<{ $least?: number }>`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, ${({ $least = 216 }) => $least}px), 1fr));
  align-items: start;
  gap: 4px 12px;
`;
