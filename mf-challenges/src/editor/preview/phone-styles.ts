import { token } from '@waymark/ui';
import styled from 'styled-components';

/** A phone, in portrait. */
export const Phone = styled.div`
  display: flex;
  flex-direction: column;
  inline-size: 100%;
  max-inline-size: 250px;
  block-size: 520px;
  margin-inline: auto;
  overflow: hidden;
  border: 7px solid light-dark(${token.text}, ${token.lineStrong});
  border-radius: 30px;
  background: ${token.surfacePanel};
`;

/** The top of the player's screen. */
export const Bar = styled.div`
  display: flex;
  align-items: center;
  gap: 8px;
  flex: none;
  padding: 14px 14px 10px;
  background: ${token.accent};
  color: ${token.onAccent};
  font: 600 ${token.type14} ${token.font};
  & > strong { flex: 1; font-weight: inherit; min-inline-size: 0; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
`;

/** The points, at the end of the bar. */
export const Worth = styled.span`
  padding: 1px 10px;
  border-radius: ${token.radiusPill};
  background: color-mix(in oklab, currentColor 16%, transparent);
  font-variant-numeric: tabular-nums;
`;

/** The challenge itself. */
export const Inside = styled.div`
  flex: 1;
  min-block-size: 0;
  overflow-y: auto;
  overflow-wrap: anywhere;
  font: ${token.type14} ${token.font};
  & > div { display: grid; grid-template-columns: minmax(0, 1fr); gap: 8px; padding: 12px 14px; }
  & h3 { font: 650 ${token.type16} ${token.font}; }
  & [data-unset] { color: ${token.textMuted}; }
  &:focus-visible { outline-offset: -2px; }
`;

/** Small facts about the challenge. */
export const Facts = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 6px;
  margin: 0;
  padding: 0;
  list-style: none;
  & > li {
    display: inline-flex;
    align-items: center;
    gap: 4px;
    padding: 2px 8px;
    border-radius: ${token.radiusPill};
    background: ${token.surfaceSunken};
    color: ${token.textSoft};
    font: 500 ${token.type12} ${token.font};
  }
`;

/** Choices, as a player sees them. */
export const Choices = styled.ul`
  display: grid;
  gap: 6px;
  margin: 0;
  padding: 0;
  list-style: none;
  & > li {
    padding: 8px 12px;
    border: 1px solid ${token.lineControl};
    border-radius: ${token.radiusPanel};
  }
`;

/** Where a player types. */
export const TypedHere = styled.p`
  padding: 9px 12px;
  border: 1px solid ${token.lineControl};
  border-radius: ${token.radiusControl};
  color: ${token.textMuted};
`;

/** The player's button; decorative here. */
export const Act = styled.div`
  flex: none;
  padding: 10px 12px 14px;
  border-block-start: 1px solid ${token.line};
  & > span {
    display: flex;
    align-items: center;
    justify-content: center;
    gap: 8px;
    min-block-size: 40px;
    border-radius: ${token.radiusPill};
    background: ${token.accent};
    color: ${token.onAccent};
    font: 600 ${token.type14} ${token.font};
  }
`;
