import { css } from 'styled-components';
import { token } from '../theme/token';

/** Popover of a list, menu or calendar. */
export const popStyles = css`
  overflow: auto;
  padding: 4px;
  background: ${token.surfaceRaised};
  border: 1px solid ${token.lineStrong};
  border-radius: ${token.radiusPanel};
  box-shadow: ${token.shadowRaised};
  color: ${token.text};
  font: ${token.type13} ${token.font};
  text-align: start;
  &[data-entering] { animation: pop-in ${token.quick} ${token.ease}; }
  @keyframes pop-in { from { opacity: 0; translate: 0 -4px; } }
  @media (prefers-reduced-motion: reduce) { &[data-entering] { animation: none; } }
`;

/**
 * Popover around a list, which has the limit instead of the popover: with a `maxHeight`, React Aria measures a popover
 * before its items are in it, and then squeezes them instead of opening upwards.
 */
export const popListStyles = css`
  ${popStyles}
  display: flex;
  overflow: hidden;
  padding: 0;
  & > * { flex: 1; min-inline-size: 0; max-block-size: calc(${token.popMax} - 2px); overflow: auto; }
  & > div { padding: 4px; }
`;

/** As wide as the anchor, within limits. */
export const popWidth = css`
  min-inline-size: max(var(--trigger-width), 160px);
  max-inline-size: min(max(var(--trigger-width), 420px), calc(100vw - 16px));
`;

/** One item of a list or menu. */
export const popItemStyles = css`
  display: flex;
  align-items: center;
  gap: 9px;
  inline-size: 100%;
  min-block-size: 30px;
  padding: 4px 8px;
  border: 0;
  border-radius: 5px;
  outline: 0;
  color: ${token.text};
  text-decoration: none;
  cursor: pointer;
  & > [data-icon] { color: ${token.textMuted}; }
  &[data-focused], &[data-hovered] { background: ${token.surfaceHover}; }
  &[data-focus-visible] { outline: ${token.focusRing} solid ${token.focus}; outline-offset: -2px; }
  &[data-disabled] { color: ${token.textMuted}; cursor: not-allowed; }
  @media (pointer: coarse) { min-block-size: 44px; }
`;
