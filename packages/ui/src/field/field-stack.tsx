import styled from 'styled-components';

/**
 * Fields one below the other, each with room for the line below it: an error, a help text or nothing take the same place,
 * so that no field ever moves.
 */
export const FieldStack = styled.div`
  --note-line: 26px;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: 4px;
`;

/** Fields side by side in a FieldStack; they wrap when there is no room. */
export const FieldRow = styled.div<{ $least?: number }>`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, ${({ $least = 216 }) => $least}px), 1fr));
  align-items: start;
  gap: 4px 12px;
`;
