import { css } from 'styled-components';

/** Height of a card's picture in pixels. */
export const PICTURE_HEIGHT = 104;
/** Height of a whole card in pixels: its picture and two lines, which never wrap. */
export const CARD_HEIGHT = PICTURE_HEIGHT + 64;

/** Cards side by side, always one card high, so nothing below moves. */
export const cardStrip = css`
  display: grid;
  grid: ${CARD_HEIGHT}px / none;
  grid-auto-flow: column;
  grid-auto-columns: minmax(176px, 1fr);
  gap: 12px;
  margin: -4px;
  padding: 4px 4px 12px;
  /* Includes the scrollbar. */
  block-size: ${CARD_HEIGHT + 20}px;
  overflow: auto hidden;
  scroll-padding-inline: 16px;
  scrollbar-width: thin;
  @media (max-width: 767px) { grid-auto-columns: minmax(164px, 1fr); margin-inline: -16px; padding-inline: 16px; scrollbar-width: none; }
`;
