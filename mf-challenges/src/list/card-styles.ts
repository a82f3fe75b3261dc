import { ListRow, token } from '@waymark/ui';
import styled from 'styled-components';

/** A challenge in the list, always in one line. In a narrow list the headline gets all the width there is. */
export const Row = styled(ListRow)`
  scroll-margin-block: 8px;
  padding-block: 6px;
  & [data-line] { gap: 10px; }
  /* Stacked above the click target that opens the challenge. */
  & > :is(div, button):not([data-line]), & [data-mark] { position: relative; z-index: 1; }
  @container challenges (max-width: 520px) {
    gap: 4px;
    padding-inline: 2px 8px;
    & small { position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden; clip-path: inset(50%); }
    & [data-line] { gap: 8px; }
    & h2, & [data-line] > :last-child { font-size: 13px; }
    & h2 { font-weight: 500; }
    /* Below the headline, which needs the width. */
    & [data-line] > :last-child { position: absolute; inset-block-end: 7px; inset-inline-end: 8px; }
    & p { flex-wrap: nowrap; gap: 6px; padding-inline-end: 36px; overflow: hidden; white-space: nowrap; font-size: 12px; }
    & p > :first-child { display: block; overflow: hidden; text-overflow: ellipsis; }
    & p > :first-child > [data-icon] { vertical-align: -2px; margin-inline-end: 4px; }
    & [data-mark] { flex: none; }
    @media (pointer: coarse) {
      gap: 0;
      min-block-size: 60px;
      padding-inline-start: 0;
      & [data-line] > :last-child { inset-block-end: 12px; }
      /* Fingers reach further than what is drawn; the editor has the actions. */
      & [data-drag-handle] { inline-size: 28px; &::after { content: ''; position: absolute; inset: 0 -8px; } }
      & > [data-end] { display: none; }
    }
    @media (pointer: fine) {
      & [data-drag-handle] {
        inline-size: 14px;
        &::after { content: ''; position: absolute; inset-block: 0; inset-inline: -6px -4px; }
      }
      /* On hover and keyboard focus, the menu and the close button overlay the end of the line. */
      & > div[data-end] {
        position: absolute;
        inset-block-start: 3px;
        inset-inline-end: 4px;
        border-radius: ${token.radiusControl};
        background: ${token.surfaceRaised};
        opacity: 0;
      }
      &:is(:hover, :has(:focus-visible)) > div[data-end], & > div[data-end]:has([aria-expanded='true']) { opacity: 1; }
      /* The headline is truncated before them, in either text direction. */
      & h2 { justify-self: start; max-inline-size: 100%; }
      &:is(:hover, :has(:focus-visible)) h2 { max-inline-size: calc(100% - 26px); }
      &:is(:hover, :has(:focus-visible)):has(> div[data-end] > :nth-child(2)) h2 { max-inline-size: calc(100% - 56px); }
      & > div[data-end] button { block-size: 24px; }
    }
  }
`;

/** The box that selects a challenge. */
export const Tick = styled.div`
  display: grid;
  flex: none;
  & > label { padding: 0; min-block-size: 24px; gap: 0; align-items: center; }
  @media (pointer: coarse) {
    & > label { padding: 13px; min-block-size: 44px; }
    @container challenges (max-width: 520px) { & > label { margin-inline: -4px; } }
  }
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
    & > div > div:first-child:not(:hover, :focus-within) { border-color: transparent; background: none; }
    & input { padding-inline: 0; font-size: 12px; color: ${token.textMuted}; }
    @media (pointer: fine) { inline-size: 26px; }
    @media (pointer: coarse) { inline-size: 44px; margin-inline: -8px -4px; }
  }
`;

/** The challenge's actions. */
export const End = styled.div`
  display: flex;
  align-items: center;
  gap: 2px;
  flex: none;
`;
