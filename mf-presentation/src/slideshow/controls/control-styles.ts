import { token } from '@waymark/ui';
import styled from 'styled-components';

/** The control bar: shown at first, and on pointer movement, keys and focus. */
export const Bar = styled.div`
  position: absolute;
  inset-block-end: calc(3.4 * var(--u));
  inset-inline: 12px;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: 4px;
  inline-size: fit-content;
  margin-inline: auto;
  padding: 6px;
  border-radius: 12px;
  background: #12100ef0;
  box-shadow: 0 0 0 1px #ffffff1f;
  color: #efeae1;
  font: 500 max(13px, calc(1.7 * var(--u)))/1 ${token.font};
  transition: opacity 200ms;
  &:not([data-shown], :focus-within) { opacity: 0; & [popover] { display: none; } }
  /* A first touch only shows it; a mouse has moved before it presses. */
  @media (hover: none) { &:not([data-shown], :focus-within) { pointer-events: none; } }
  @media (prefers-reduced-motion: reduce) { transition: none; }
`;

const face = `
  display: inline-flex;
  align-items: center;
  gap: 8px;
  min-inline-size: 44px;
  min-block-size: 44px;
  justify-content: center;
  padding-inline: 10px;
  border: 0;
  border-radius: 8px;
  background: none;
  color: inherit;
  font: inherit;
  text-decoration: none;
  cursor: pointer;
`;

/** A button of the bar. Label and key are hidden if there is no room. */
export const Control = styled.button`
  ${face}
  &:hover { background: #ffffff1a; }
  &[aria-pressed='true'] { background: ${token.accent}; color: ${token.onAccent}; }
  & > kbd { background: none; border-color: #ffffff40; color: inherit; opacity: 0.75; }
  & > span:not([data-icon]) { white-space: nowrap; }
  @container (max-width: 1100px) { & > kbd { display: none; } }
  @container (max-width: 700px) { & > span:not([data-icon]) { position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden; clip-path: inset(50%); } }
`;

/** Seconds per slide. */
export const DelayChoice = styled.label`
  ${face}
  & > select { min-block-size: 44px; border: 0; background: none; color: inherit; font: inherit; }
  & option { background: #12100e; color: #efeae1; }
`;

/** The current slide number and the total. */
export const Position = styled.span`
  padding-inline: 8px;
  white-space: nowrap;
  font-variant-numeric: tabular-nums;
  & > span { color: #b9b2a6; }
`;

/** Between groups of controls. */
export const Rule = styled.span`
  inline-size: 1px;
  block-size: 24px;
  margin-inline: 4px;
  background: #ffffff2e;
  @container (max-width: 700px) { display: none; }
`;
