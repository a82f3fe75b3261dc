import { ListRow, token } from '@waymark/ui';
import styled from 'styled-components';

/** A challenge in the list: one line if there is room, with its controls below on phones. */
export const Row = styled(ListRow)`
  scroll-margin-block: 8px;
  padding-block: 6px;
  & [data-line] { gap: 10px; }
  /* Stacked above the click target that opens the challenge. */
  & > :is(div, button):not([data-line]), & [data-mark] { position: relative; z-index: 1; }
  @container challenges (max-width: 520px) {
    & small { position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden; clip-path: inset(50%); }
    & h2, & [data-line] > :last-child { font-size: 13px; }
    /* Below the headline, which needs the width. */
    & [data-line] > :last-child { position: absolute; inset-block-end: 7px; inset-inline-end: 8px; }
    & p { flex-wrap: nowrap; gap: 6px; padding-inline-end: 32px; overflow: hidden; white-space: nowrap; font-size: 12px; }
    & p > :first-child { display: block; overflow: hidden; text-overflow: ellipsis; }
    & p > :first-child > [data-icon] { vertical-align: -2px; margin-inline-end: 4px; }
    & [data-mark] { flex: none; }
    @media (pointer: coarse) {
      flex-wrap: wrap;
      & [data-line] > :last-child { position: static; align-self: flex-end; }
      & p { padding-inline-end: 0; }
      & > [data-line] { order: -1; flex: 1 0 100%; padding-block-start: 4px; }
      & > [data-end] { margin-inline-start: auto; }
    }
    @media (pointer: fine) {
      gap: 4px;
      padding-inline: 4px 8px;
      & > [data-line] { margin-inline-start: 4px; }
      /* On hover and focus, the menu and the close button overlay the end of the line. */
      & > div[data-end] {
        position: absolute;
        inset-block-start: 3px;
        inset-inline-end: 4px;
        border-radius: ${token.radiusControl};
        background: ${token.surfaceRaised};
        opacity: 0;
      }
      &:is(:hover, :focus-within) > div[data-end], & > div[data-end]:has([aria-expanded='true']) { opacity: 1; }
      /* The headline is truncated before them, in either text direction. */
      & h2 { justify-self: start; max-inline-size: 100%; }
      &:is(:hover, :focus-within) h2 { max-inline-size: calc(100% - 26px); }
      &:is(:hover, :focus-within):has(> div[data-end] > :nth-child(2)) h2 { max-inline-size: calc(100% - 56px); }
      & > div[data-end] button { block-size: 24px; }
      & [data-drag-handle] { inline-size: 18px; }
    }
  }
`;

/** The box that selects a challenge. */
export const Tick = styled.div`
  display: grid;
  flex: none;
  & > label { padding: 0; min-block-size: 24px; gap: 0; align-items: center; }
  @media (pointer: coarse) { & > label { padding: 13px; min-block-size: 44px; } }
`;

/** The compact order input: its label is visually hidden. */
export const Place = styled.div`
  inline-size: 52px;
  flex: none;
  & > div > div:first-child { min-block-size: ${token.control}; }
  & > div > :nth-child(2) { display: none; }
  & label { position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden; clip-path: inset(50%); }
  & input {
    padding: 4px 6px;
    text-align: center;
    font-variant-numeric: tabular-nums;
    font-weight: 500;
    inline-size: 100%;
    min-inline-size: 0;
  }
  @container challenges (max-width: 520px) {
    @media (pointer: coarse) { & > div > div:first-child:not(:focus-within) { border-color: ${token.lineStrong}; } }
    @media (pointer: fine) {
      inline-size: 28px;
      & > div > div:first-child:not(:hover, :focus-within) { border-color: transparent; background: none; }
      & input { padding-inline: 2px; font-size: 13px; color: ${token.textMuted}; }
    }
  }
`;

/** The challenge's actions. */
export const End = styled.div`
  display: flex;
  align-items: center;
  gap: 2px;
  flex: none;
`;
