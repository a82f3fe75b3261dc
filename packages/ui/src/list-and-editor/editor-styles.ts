import styled from 'styled-components';
import { pageTop } from '../panel/page-top';
import { token } from '../theme/token';

/** The whole editor. */
export const Pane = styled.div`
  flex: 1;
  display: flex;
  flex-direction: column;
  min-block-size: 0;
  min-inline-size: 0;
  background: ${token.surfacePanel};
  &[hidden] { display: none; }
  & > [data-below] { flex: none; padding-inline: 20px; }
  @media (max-width: 767px) { & > [data-below] { padding-inline: 16px; } }
  @container (max-width: 480px) { kbd { display: none; } }
`;

/** Sticky while the content scrolls. */
export const Head = styled.header<{ $paged: boolean }>`
  flex: none;
  display: flex;
  align-items: center;
  gap: 8px;
  min-block-size: 52px;
  padding-block: 8px;
  padding-inline: 20px 16px;
  background: ${token.surfacePanel};
  ${({ $paged }) =>
    $paged &&
    `
    position: sticky;
    z-index: 4;
    inset-block-start: ${pageTop};
    block-size: 60px;
    padding-inline: 8px;
    border-block-end: 1px solid ${token.line};
  `}
  @media (pointer: coarse) { & button { min-inline-size: 44px; min-block-size: 44px; } }
`;

/** "3 of 18". */
export const Place = styled.span`
  flex: none;
  padding: 0 8px;
  border: 1px solid ${token.lineStrong};
  border-radius: ${token.radiusPill};
  font: 500 ${token.type12} ${token.font};
  line-height: 20px;
  font-variant-numeric: tabular-nums;
  color: ${token.textSoft};
`;

/** The edited item. */
export const Title = styled.h2<{ $paged: boolean }>`
  flex: 1;
  min-inline-size: 0;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  font: 600 ${token.type14} ${token.font};
  border-radius: 4px;
  /* Truncated at its own end, in either direction, but aligned with the page's start. */
  text-align: -webkit-match-parent;
  text-align: match-parent;
  /* Three letters say nothing; the list has the rest. */
  ${({ $paged }) => !$paged && '@container (max-width: 500px) { color: transparent; user-select: none; }'}
`;

/** The save state. Its space is reserved. */
export const State = styled.div`
  display: flex;
  align-items: center;
  justify-content: flex-end;
  gap: 6px;
  min-inline-size: 88px;
  font: 500 ${token.type12} ${token.font};
  color: ${token.textMuted};
`;

/** Actions at the end of the head. */
export const Words = styled.div`
  flex: none;
  display: flex;
  align-items: center;
  gap: 4px;
  & > [data-save] { margin-inline-start: 4px; }
`;

/** The content. Focused controls stay clear of the bars above and below. */
export const Body = styled.div<{ $paged: boolean }>`
  ${({ $paged }) =>
    $paged
      ? `
    --stick: calc(${pageTop} + 60px);
    min-block-size: calc(100dvh - ${pageTop} - 128px);
    & :is(input, textarea, select, button, a, [tabindex]) { scroll-margin-block: 120px 80px; }
  `
      : `
    flex: 1;
    min-block-size: 0;
    overflow-y: auto;
    overscroll-behavior: contain;
    scroll-padding-block: 64px 16px;
  `}
  padding: 4px 20px 32px;
  & > div { max-inline-size: 760px; }
  @media (max-width: 767px) { --bleed: 16px; padding-inline: 16px; }
`;

/** Previous, state, Save and next, near the thumb. */
export const Bar = styled.footer`
  position: sticky;
  z-index: 4;
  inset-block-end: 0;
  display: flex;
  align-items: center;
  gap: 10px;
  padding: 10px 12px calc(10px + env(safe-area-inset-bottom, 0px));
  border-block-start: 1px solid ${token.line};
  background: ${token.surfacePanel};
  & > div { flex: 1; justify-content: center; min-inline-size: 0; }
  & button { min-inline-size: 44px; min-block-size: 44px; }
  & > [data-save] { flex: none; & > button { min-inline-size: 88px; } }
`;
