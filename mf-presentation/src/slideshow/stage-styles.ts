import { token } from '@waymark/ui';
import styled, { css, keyframes } from 'styled-components';

/** Background of every slide, in both themes. */
const DARK = 'oklch(0.175 0.006 60)';

/**
 * The whole screen, or the frame on a partner's page. Sizes follow its height, so that a slide looks the same on every
 * projector; on narrow screens they follow the width.
 */
export const Stage = styled.main`
  position: fixed;
  inset: 0;
  overflow: hidden;
  container-type: size;
  color-scheme: dark;
  background: ${DARK};
  color: #fff;
  font-family: ${token.font};
  letter-spacing: -0.012em;
  outline: none;
  &[data-boxed] { position: relative; inset: auto; inline-size: 100%; aspect-ratio: 16 / 9; min-block-size: 240px; }
  &[data-idle], &[data-idle] * { cursor: none; }
  & > * { --u: min(1cqh, 1.25cqw); }
`;

const appear = keyframes`from { opacity: 0; }`;

/** Only opacity changes, which the GPU composites by itself. */
export const appearing = css`
  animation: ${appear} 700ms ease-out;
  @media (prefers-reduced-motion: reduce) { animation: none; }
`;

/**
 * The displayed slides, the current one on top. A covered slide is fully opaque however quickly the next one appears,
 * and so is one without a predecessor.
 */
export const Layers = styled.div`
  position: absolute;
  inset: 0;
  & > :not(:last-child), & > :only-child { animation: none; }
`;

/** One slide, on top of the previous one. */
export const Layer = styled.div`
  position: absolute;
  inset: 0;
  background: ${DARK};
  will-change: opacity;
  ${appearing}
  & > img, & > video { display: block; inline-size: 100%; block-size: 100%; object-fit: contain; }
  &[data-fills] > :is(img, video) { object-fit: cover; }
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    background: linear-gradient(0deg, #0d0b09d9 0, #0d0b0980 16%, transparent 38%), linear-gradient(180deg, #0d0b0959, transparent 16%);
  }
`;

/** Above the layers; moves up while the controls are shown. */
const Corner = styled.div`
  position: absolute;
  inset-block-end: calc(5 * var(--u));
  transition: translate 200ms;
  [data-controls] > & { translate: 0 calc(-3 * var(--u) - 64px); }
  /* The controls need two lines there. */
  @container (max-width: 700px) { [data-controls] > & { translate: 0 calc(-3 * var(--u) - 112px); } }
  @media (prefers-reduced-motion: reduce) { transition: none; }
`;

/** Team and challenge. */
export const CaptionCorner = styled(Corner)`
  inset-inline: calc(5 * var(--u)) calc(26 * var(--u));
  text-shadow: 0 0.1em 0.5em #0008;
  & > * { display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 2; overflow: hidden; overflow-wrap: anywhere; }
  & > b { font: 700 calc(6.4 * var(--u))/1.15 ${token.font}; letter-spacing: -0.025em; }
  & > span { color: #f3eee4; font: 500 calc(3.6 * var(--u))/1.3 ${token.font}; }
`;

/** The corner of the entry code. */
export const JoinCorner = styled(Corner)`inset-inline-end: calc(5 * var(--u));`;

/** The name of the game, on slides. */
export const GameCorner = styled.p`
  position: absolute;
  inset-block-start: calc(5 * var(--u));
  inset-inline: calc(5 * var(--u)) 40cqw;
  margin: 0;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  font: 600 calc(3 * var(--u))/1.3 ${token.font};
  text-shadow: 0 0.05em 0.3em #0006;
`;

/** The current news. */
export const NewsCorner = styled.div`
  position: absolute;
  inset-block-start: calc(4 * var(--u));
  inset-inline-end: calc(5 * var(--u));
  max-inline-size: 60cqw;
  & > p {
    margin: 0;
    padding: calc(1.8 * var(--u)) calc(3 * var(--u));
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
    border-radius: calc(4 * var(--u));
    background: #12100ee6;
    font: 500 max(14px, calc(3 * var(--u)))/1.3 ${token.font};
  }
`;
