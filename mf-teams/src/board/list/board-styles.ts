import { Panel, token } from '@waymark/ui';
import styled from 'styled-components';

const COLUMNS = '56px 52px minmax(0, 1fr) 232px 150px 44px';
const PHONE = '@media (max-width: 767px)';

/** The list of teams. Rows are positioned absolutely, so that they can glide. */
export const Frame = styled(Panel)`
  overflow: clip;
`;

/** Column headings. */
export const Head = styled.div`
  display: grid;
  grid-template-columns: ${COLUMNS};
  align-items: center;
  min-block-size: 35px;
  padding-inline: 14px 8px;
  border-block-end: 1px solid ${token.line};
  color: ${token.tableHead};
  font: 500 ${token.type12} ${token.font};
  & > [data-end] { text-align: end; padding-inline-end: 50px; }
  ${PHONE} { position: absolute; inline-size: 1px; block-size: 1px; min-block-size: 0; overflow: hidden; clip-path: inset(50%); }
`;

/** As tall as all rows together. */
export const Rows = styled.ol`
  position: relative;
  margin: 0;
  padding: 0;
  list-style: none;
`;

/** One team. */
export const Line = styled.li`
  position: absolute;
  inset-inline: 0;
  inset-block-start: 0;
  contain: layout style;
  display: grid;
  grid-template-columns: ${COLUMNS};
  align-items: center;
  padding-inline: 14px 8px;
  border-block-end: 1px solid ${token.line};
  background: ${token.surfacePanel};
  font: ${token.type14} ${token.font};
  font-variant-numeric: tabular-nums;
  &[data-mine] { background: ${token.accentSubtle}; }
  &:hover { background: ${token.tableRowHover}; }
  ${PHONE} {
    grid-template: 'place team points' auto 'place done move' auto / 36px minmax(0, 1fr) auto;
    gap: 0 10px;
    align-content: center;
    padding-inline: 14px;
    & > :nth-child(1) { grid-area: place; }
    & > :nth-child(2) { grid-area: move; justify-self: end; }
    & > :nth-child(3) { grid-area: team; }
    & > :nth-child(4) { grid-area: done; padding-inline-start: 44px; }
    & > :nth-child(5) { grid-area: points; }
    & > :nth-child(6) { display: none; }
  }
`;

/** A place; the first three as medals. */
export const Place = styled.span`
  display: grid;
  place-items: center;
  justify-self: start;
  min-inline-size: 28px;
  color: ${token.textSoft};
  &[data-medal] { inline-size: 28px; block-size: 28px; border-radius: 50%; font-weight: 650; color: #3a2c10; }
  &[data-medal='1'] { background: #edc65c; }
  &[data-medal='2'] { background: #d5d3cd; }
  &[data-medal='3'] { background: #dfa978; }
`;

/** Places gained or lost. */
export const Move = styled.span`
  display: flex;
  align-items: center;
  gap: 1px;
  color: ${token.textMuted};
  font: 550 ${token.type12} ${token.font};
  &[data-way='up'] { color: ${token.successText}; }
  &[data-way='down'] { color: ${token.dangerText}; }
`;

/** Avatar and name. */
export const Team = styled.span`
  display: flex;
  align-items: center;
  gap: 12px;
  min-inline-size: 0;
  & > :last-child { min-inline-size: 0; }
  & b { display: block; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; font-weight: 550; }
  & small { display: block; color: ${token.textMuted}; font: ${token.type12} ${token.font}; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
  &[data-top] b { font: 600 ${token.type16} ${token.font}; letter-spacing: -0.01em; }
`;

/** Completed challenges as a bar and a number. */
export const Done = styled.span`
  display: flex;
  align-items: center;
  gap: 8px;
  color: ${token.textMuted};
  font: ${token.type13} ${token.font};
  & > i { flex: none; inline-size: 112px; block-size: 4px; border-radius: 2px; background: linear-gradient(to right, ${token.textMuted} var(--filled), transparent 0) ${token.surfaceSunken}; box-shadow: inset 0 0 0 1px ${token.line}; }
  & > i:dir(rtl) { transform: scaleX(-1); }
  ${PHONE} { white-space: nowrap; & > i { flex: 0 1 90px; min-inline-size: 0; } }
`;

/** Points and the latest change. */
export const Points = styled.span`
  display: flex;
  justify-content: flex-end;
  align-items: baseline;
  gap: 8px;
  & > b { font-weight: 600; }
  /* Space for the latest change. */
  & > b:only-child { margin-inline-end: 50px; }
  &[data-top] > b { font: 650 18px/24px ${token.font}; letter-spacing: -0.012em; }
  & > small { inline-size: 42px; color: ${token.successText}; font: 500 ${token.type12} ${token.font}; text-align: end; }
  & > small[data-lost] { color: ${token.dangerText}; }
  ${PHONE} { & > small { display: none; } & > b:only-child { margin-inline-end: 0; } }
`;
