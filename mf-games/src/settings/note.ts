import styled from 'styled-components';

/** A note between the title and the fields; empty without one. */
export const Note = styled.div`
  &:not(:empty) { margin-block-end: 8px; }
`;
