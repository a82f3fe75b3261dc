import { token } from '@waymark/ui';
import styled from 'styled-components';
import { DARK, DARK_VEIL, ON_DARK } from '../media/dark';
import { VIDEO_HEIGHT } from '../media/film';

/** The column of the large answer. */
export const StageColumn = styled.section`
  display: flex;
  flex-direction: column;
  min-inline-size: 0;
  min-block-size: 0;
`;

/** The frame of the answer. */
export const Figure = styled.figure`
  position: relative;
  flex: 1;
  display: grid;
  inline-size: 100%;
  min-block-size: 320px;
  margin: 0;
  overflow: hidden;
  border-radius: ${token.radiusPanel};
  background: ${DARK};
  touch-action: pan-y pinch-zoom;
  &[data-words] { background: none; }
  &[data-words] [data-turn] > * { block-size: 100%; }
  /* Between the buttons at its sides. */
  @media (min-width: 768px) {
    &[data-words] [data-turn] > *, & > [data-media] [data-turn]:has(> audio) { padding-inline: 56px; }
  }
  & > [data-media] { display: grid; place-items: center; min-block-size: 0; min-inline-size: 0; overflow: hidden; }
  & > [data-media] > div { block-size: 100%; }
  & > [data-media] span:has(> img) { background: none; }
  & > [data-media] [data-turn]:has(> video, > audio) { display: grid; place-items: center; }
  & > [data-media] [data-turn] { inline-size: 100%; block-size: 100%; transition: rotate ${token.calm} ${token.ease}; }
  @media (prefers-reduced-motion: reduce) { & > [data-media] [data-turn] { transition: none; } }
  /* Limits the video to the screen's size on phones. */
  @media (max-width: 767px) {
    flex: none;
    aspect-ratio: 1 / 0.86;
    min-block-size: 0;
    &:has(video) { min-block-size: ${VIDEO_HEIGHT}px; }
    &[data-words] { aspect-ratio: auto; }
  }
`;

/** Buttons and badges over the picture. */
export const Over = styled.div`
  position: absolute;
  inset-block-start: 10px;
  inset-inline: 10px;
  display: flex;
  align-items: center;
  gap: 6px;
  pointer-events: none;
  & > * { pointer-events: auto; }
  & > :first-child { min-inline-size: 0; margin-inline-end: auto; }
  & > :first-child > * { max-inline-size: 100%; }
  & > :first-child > * > span:last-child { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
`;

/** A button over the picture. */
export const OverButton = styled.button`
  display: grid;
  place-items: center;
  flex: none;
  inline-size: 32px;
  block-size: 32px;
  padding: 0;
  border: 0;
  border-radius: ${token.radiusControl};
  background: ${DARK_VEIL};
  color: ${ON_DARK};
  &:hover { background: ${DARK}; }
  &:disabled { opacity: 0.6; cursor: progress; }
  @media (pointer: coarse) { inline-size: 44px; block-size: 44px; }
`;

/** Previous and next, at the sides of the picture. */
export const Edge = styled.button<{ $side: 'start' | 'end' }>`
  position: absolute;
  inset-block-start: 50%;
  ${({ $side }) => `inset-inline-${$side}: 10px;`}
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: 6px;
  padding: 12px 6px;
  border: 0;
  border-radius: ${token.radiusPanel};
  background: ${DARK_VEIL};
  color: ${ON_DARK};
  translate: 0 -50%;
  &:hover { background: ${DARK}; }
  & > kbd { border-color: oklch(1 0 0 / 0.4); background: none; color: inherit; }
  @media (max-width: 767px) { display: none; }
`;

/** The team's comment on its answer. */
export const Caption = styled.blockquote`
  margin: 12px 2px 0;
  font: ${token.type16} ${token.font};
  text-wrap: pretty;
  overflow-wrap: anywhere;
  unicode-bidi: plaintext;
`;
