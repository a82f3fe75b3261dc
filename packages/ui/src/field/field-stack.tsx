import styled from 'styled-components';

/** Fields in a column. Each reserves a line below it for an error, help or nothing, so messages move nothing. */
export const FieldStack = styled.div`
  --note-line: 21px;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 6px;
`;

/** Fields side by side; they wrap if there is no room. */
export const FieldRow = styled.div<{ $least?: number }>`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, ${({ $least = 216 }) => $least}px), 1fr));
  align-items: start;
  gap: 4px 12px;
`;
