import { Panel, token } from '@waymark/ui';
import styled from 'styled-components';

/** The list beside the map; below it on phones. */
export const MapFrame = styled(Panel)`
  display: grid;
  grid-template-columns: 292px minmax(0, 1fr);
  block-size: max(480px, calc(100vh - 190px));
  overflow: hidden;
  & > div:last-child { scroll-margin-block: 64px; position: relative; min-inline-size: 0; min-block-size: 0; }
  & > div:last-child > p {
    position: absolute;
    inset-block-start: 56px;
    inset-inline-start: 12px;
    padding: 6px 10px;
    border: 1px solid ${token.line};
    border-radius: ${token.radiusControl};
    background: ${token.surfacePanel};
    font: ${token.type13} ${token.font};
  }
  @media (max-width: 767px) {
    grid-template-columns: minmax(0, 1fr);
    grid-template-rows: 56vh auto;
    block-size: auto;
    & > div:last-child { grid-row: 1; }
  }
`;

/** Controls on the map. */
export const Tools = styled.div`
  position: absolute;
  inset-block-start: 12px;
  inset-inline: 12px 60px;
  z-index: 2;
  display: flex;
  flex-wrap: wrap;
  gap: 6px;
  pointer-events: none;
  & > * { pointer-events: auto; }
  & button { background: ${token.surfacePanel}; }
  & button > span { color: ${token.textMuted}; font-variant-numeric: tabular-nums; }
  & [aria-pressed='true'] { border-color: ${token.accentEdge}; background: ${token.accentSubtle}; color: ${token.accentText}; }
`;

/** The list of teams, with a search field. */
export const Side = styled.div`
  display: grid;
  grid-template-rows: auto auto minmax(0, 1fr);
  min-block-size: 0;
  /* Nothing matches: the list below is empty. */
  &:has(> [role='status']) { grid-template-rows: repeat(3, auto) minmax(0, 1fr); }
  border-inline-end: 1px solid ${token.line};
  & > div:first-child { padding: 10px 12px 6px; }
  & > small {
    padding: 0 14px 8px;
    border-block-end: 1px solid ${token.line};
    color: ${token.textMuted};
    font: ${token.type12} ${token.font};
  }
  & > ul { overflow-y: auto; margin: 0; padding: 6px; list-style: none; }
  @media (max-width: 767px) { border: 0; border-block-start: 1px solid ${token.line}; }
`;

/** One team of the list. */
export const Row = styled.button`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  gap: 2px 10px;
  inline-size: 100%;
  padding: 7px 8px;
  border: 1px solid transparent;
  border-radius: ${token.radiusControl};
  background: none;
  font: ${token.type13} ${token.font};
  text-align: start;
  & > :first-child { grid-row: 1 / 3; }
  & > b { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; font-weight: 550; }
  & > small { grid-column: 2; color: ${token.textMuted}; font-size: 12px; }
  & > :nth-child(3) { grid-column: 3; grid-row: 1 / 3; color: ${token.textMuted}; font-variant-numeric: tabular-nums; }
  &:hover { background: ${token.surfaceHover}; }
  &[aria-pressed='true'] { border-color: ${token.accentEdge}; background: ${token.accentSubtle}; }
`;

/** Actions for the chosen team, on the map. */
export const ChosenCard = styled.section`
  position: absolute;
  inset-inline: 12px;
  inset-block-end: 12px;
  z-index: 2;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 12px;
  max-inline-size: 560px;
  padding: 12px;
  border: 1px solid ${token.line};
  border-radius: ${token.radiusPanel};
  background: ${token.surfacePanel};
  box-shadow: ${token.shadowRaised};
  & > div { flex: 1 1 160px; min-inline-size: 0; }
  & h3 { overflow-wrap: anywhere; font: 600 ${token.type14} ${token.font}; }
  & p { color: ${token.textMuted}; font: ${token.type13} ${token.font}; }
`;
