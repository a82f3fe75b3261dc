import { token } from '@waymark/ui';
import styled from 'styled-components';

/** The same height in every state, so nothing below moves when the list loads or an item is done. */
export const Frame = styled.section<{ $folded: boolean }>`
  display: grid;
  grid-template-columns: ${({ $folded }) => ($folded ? '' : '208px ')}minmax(0, 1fr);
  grid-template-rows: minmax(0, 1fr);
  block-size: ${({ $folded }) => ($folded ? 44 : 150)}px;
  overflow: hidden;
  border: 1px solid ${token.line};
  border-radius: ${token.radiusPanel};
  background: ${token.surfacePanel};
  @media (max-width: 767px) {
    grid-template: none / minmax(0, 1fr);
    block-size: ${({ $folded }) => ($folded ? '62px' : 'auto')};
  }
`;
