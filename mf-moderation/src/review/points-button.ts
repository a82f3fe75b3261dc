import { token } from '@waymark/ui';
import styled from 'styled-components';

/** A button that gives points. */
export const PointsButton = styled.button`
  position: relative;
  display: flex;
  align-items: center;
  justify-content: center;
  gap: 3px;
  min-block-size: 44px;
  padding: 0;
  border: 1px solid ${token.buttonLine};
  border-radius: ${token.radiusControl};
  background: ${token.buttonBg};
  color: ${token.text};
  font: 550 14px/20px ${token.font};
  font-variant-numeric: tabular-nums;
  &:has(> kbd) { padding-block-end: 0.72em; }
  &:hover { background: ${token.surfaceHover}; }
  &[aria-pressed='true'] {
    border-color: ${token.accentEdge};
    box-shadow: inset 0 0 0 1px ${token.accentEdge};
    background: ${token.accentSubtle};
    color: ${token.accentText};
  }
  & > kbd {
    position: absolute;
    inset-block-end: 2px;
    min-inline-size: 0;
    block-size: 1.15em;
    border: 0;
    background: none;
    color: inherit;
    font-size: 10.5px;
  }
`;
