import styled, { keyframes } from 'styled-components';

const turn = keyframes`to { transform: rotate(1turn); }`;

/** A spinner. Decorative: nearby text describes the state. */
export const Spinner = styled.span.attrs({ 'aria-hidden': true })`
  display: inline-block;
  inline-size: 14px;
  block-size: 14px;
  border-radius: 50%;
  border: 1.5px solid color-mix(in oklch, currentColor 25%, transparent);
  border-block-start-color: currentColor;
  flex: none;
  animation: ${turn} 0.8s linear infinite;
  @media (prefers-reduced-motion: reduce) { animation: none; }
`;
