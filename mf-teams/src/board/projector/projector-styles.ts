import { token } from '@waymark/ui';
import styled from 'styled-components';

/** Full screen, dark in every theme, sized by its height to read from 15 metres. */
export const Stage = styled.main`
  --vh: min(1vh, 1.2vw);
  @media (max-width: 767px) { --vh: min(1vh, 1.35vw); }
  position: fixed;
  inset: 0;
  z-index: 100;
  display: grid;
  grid-template-rows: auto minmax(0, 1fr) auto;
  padding: 3.2vh 4vw 2.4vh;
  overflow: hidden;
  color-scheme: dark;
  cursor: none;
  background: #0b0f0e;
  background: radial-gradient(120% 90% at 50% -10%, oklch(from ${token.accent} 0.3 min(c, 0.05) h), oklch(0.155 0.008 180) 62%);
  color: #f6f3ee;
  font-family: ${token.font};
  font-variant-numeric: tabular-nums;
`;

/** Brand, game and status. */
export const Top = styled.header`
  display: grid;
  grid-template-columns: 1fr auto 1fr;
  align-items: center;
  gap: 2vw;
  margin-block-end: 2.6vh;
  font: 600 calc(2.4 * var(--vh))/1.2 ${token.font};
  & > h1 { margin: 0; font: 650 calc(3.6 * var(--vh))/1.2 ${token.font}; letter-spacing: -0.018em; text-align: center; }
  & > :first-child { gap: 0.5em; color: inherit; font: inherit; }
  & > :first-child > :first-child { block-size: 1.5em; min-inline-size: 1.5em; max-inline-size: 6em; }
  & > :last-child { display: flex; align-items: center; gap: 0.7em; justify-self: end; color: #d9d4cb; font-variant-numeric: tabular-nums; }
  /* No room for the game's name on phones. */
  @media (max-width: 767px) {
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 1.2vh 2vw;
    & > h1 { grid-row: 2; grid-column: 1 / -1; text-align: start; }
  }
`;

/** The rows; those of the first place are taller. */
export const Rows = styled.ol`
  position: relative;
  min-block-size: 0;
  margin: 0;
  padding: 0;
  list-style: none;
`;

/** One team. */
export const Line = styled.li`
  position: absolute;
  inset-inline: 0;
  inset-block-start: 0;
  display: grid;
  grid-template-columns: 1.5em minmax(1.7em, auto) minmax(0, 1fr) auto auto;
  align-items: center;
  gap: 0.5em;
  padding-inline: 0.45em;
  border-block-start: 1px solid #ffffff1f;
  font: 600 calc(4.5 * var(--vh))/1.1 ${token.font};
  font-variant-numeric: tabular-nums;
  letter-spacing: -0.015em;
  & > span:first-child { color: #cfc9be; font-weight: 500; text-align: end; white-space: nowrap; }
  & > b { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; font-weight: inherit; }
  & > strong { font-weight: 650; text-align: end; }
  &[data-first] { border: 0; border-radius: 1.4vh; background: ${token.accent}; color: ${token.onAccent}; font-size: calc(5.6 * var(--vh)); }
  &[data-first] > span:first-child { color: inherit; }
  /* On phones the name gets the space of the rank. */
  @media (max-width: 767px) {
    grid-template-columns: 1.3em auto minmax(0, 1fr) auto auto;
    gap: 0.35em;
    &, &[data-first] { font-size: calc(4 * var(--vh)); }
  }
  &[data-hidden] > b { color: #8d8a83; }
`;

/** Places gained or lost. */
export const Way = styled.span`
  display: inline-flex;
  align-items: center;
  color: #cfc9be;
  font-size: 0.73em;
  & > svg { inline-size: 1.1em; block-size: 1.1em; }
  &[data-way='up'] { color: ${token.successText}; }
  [data-first] > & { color: inherit; }
`;

/** How to join, and the connection status. */
export const Foot = styled.footer`
  display: flex;
  justify-content: space-between;
  margin-block-start: 2vh;
  color: #d9d4cb;
  font: 500 calc(2.5 * var(--vh))/1.2 ${token.font};
  font-variant-numeric: tabular-nums;
  & b { color: #fff; letter-spacing: 0.04em; }
`;
