import { Tip, token } from '@waymark/ui';
import styled, { css, keyframes } from 'styled-components';
import { dropStyles } from '../teams-styles';

const glow = keyframes`from { box-shadow: inset 0 0 0 2px ${token.accentEdge}; background: ${token.accentSubtle}; }`;

/** A team's place in the grid; an open card takes the whole row. */
export const CardFrame = styled.li<{ $open: boolean; $fresh: boolean }>`
  min-inline-size: 0;
  ${({ $open }) => $open && 'grid-column: 1 / -1;'}
  & > article {
    border: 1px solid ${({ $open }) => ($open ? token.lineStrong : token.line)};
    border-radius: ${token.radiusPanel};
    background: ${token.surfacePanel};
    scroll-margin-block: 80px;
    &:has([data-stuck]) { border-color: ${token.warningLine}; }
    ${dropStyles}
    ${({ $fresh }) =>
      $fresh &&
      css`
        border-color: ${token.accentEdge};
        animation: ${glow} 1.5s ${token.ease};
        @media (prefers-reduced-motion: reduce) { animation: none; box-shadow: inset 0 0 0 1px ${token.accentEdge}; }
      `}
  }
`;

/** Photo, name and buttons. */
export const CardTop = styled.header`
  display: flex;
  align-items: center;
  gap: 10px;
  padding: 12px;
  padding-inline-end: 8px;
  & > div {
    display: flex;
    flex: 1;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 8px;
    min-inline-size: 0;
  }
  & h2 { min-inline-size: 0; font: 600 ${token.type16} ${token.font}; overflow-wrap: anywhere; }
  & > div > p { flex-basis: 100%; color: ${token.textMuted}; font: ${token.type13} ${token.font}; font-variant-numeric: tabular-nums; }
`;

/** The players. */
export const CardMiddle = styled.div`
  display: flex;
  align-items: center;
  gap: 8px;
  padding: 0 12px 12px;
  container: card / inline-size;
  color: ${token.textMuted};
  font: ${token.type13} ${token.font};
  white-space: nowrap;
`;

/** The team's entry code. */
export const TeamCode = styled(Tip)`
  margin-inline-start: auto;
  color: ${token.text};
  & > code { font: ${token.type13} ${token.fontCode}; }
`;

/** Links and actions of a team. */
export const CardFoot = styled.footer`
  display: flex;
  align-items: center;
  gap: 8px;
  min-block-size: 38px;
  padding-inline: 12px;
  border-block-start: 1px solid ${token.line};
  color: ${token.textMuted};
  font: ${token.type13} ${token.font};
  &:empty { display: none; }
  & > a { margin-inline-start: auto; }
  & > button { margin-inline-start: auto; }
  & > button + a { margin-inline-start: 4px; }
  & > b { display: inline-flex; align-items: center; gap: 6px; font-weight: 500; }
  &:has(> [data-stuck]) { border-color: ${token.warningLine}; border-end-start-radius: ${token.radiusPanel}; border-end-end-radius: ${token.radiusPanel}; background: ${token.warningSubtle}; color: ${token.warningText}; }
  @media (max-width: 767px) { min-block-size: 44px; & a { min-inline-size: 44px; padding-block: 12px; text-align: center; } }
`;
