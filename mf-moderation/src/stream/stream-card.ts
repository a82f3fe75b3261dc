import { token } from '@waymark/ui';
import styled from 'styled-components';

/** One item of a stream. Its bottom spacing is padding, so it's measured too. */
export const Card = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 10px;
  margin-block-end: 16px;
  padding: 12px;
  border: 1px solid ${token.line};
  border-radius: ${token.radiusPanel};
  background: ${token.surfacePanel};
  /* Team and challenge are already on the card. */
  & aside > header, & aside > dl { display: none; }
`;

/** Who sent it, for which challenge, and when. */
export const CardHead = styled.header`
  display: flex;
  align-items: center;
  gap: 12px;
  min-inline-size: 0;
  & > div { flex: 1; display: grid; gap: 2px; min-inline-size: 0; }
  & h2 { font: 600 ${token.type14} ${token.font}; overflow-wrap: anywhere; }
  & p { color: ${token.textMuted}; font: ${token.type13} ${token.font}; overflow-wrap: anywhere; }
  & a { color: inherit; text-decoration: none; }
  & a:hover { text-decoration: underline; }
  /* Two links stacked: their hit areas extend away from each other. */
  @media (pointer: coarse) {
    & > div { gap: 6px; margin-block-end: 8px; }
    & a { position: relative; }
    & a::after { content: ''; position: absolute; inset-inline: -4px; }
    & h2 > a::after { inset-block: -25px -3px; }
    & p > a::after { inset-block: -3px -26px; }
  }
  & > :last-child:not(div) { flex: none; color: ${token.textMuted}; font: ${token.type13} ${token.font}; font-variant-numeric: tabular-nums; }
`;
