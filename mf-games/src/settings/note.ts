import styled from 'styled-components';

/** A note between the title and the fields; nothing stands there while there is none. */
export const Note = styled.div`
  &:not(:empty) { margin-block-end: 8px; }
`;
