import { Popover } from '@waymark/ui/aria';
import styled from 'styled-components';
import { popStyles } from '../overlay/pop-styles';
import { token } from '../theme/token';

/** The popover with the calendar. */
export const Sheet = styled(Popover)`
  ${popStyles}
  padding: 8px;
  inline-size: min(308px, calc(100vw - 16px));
`;

/** A month: a heading between two arrows, seven columns of days. */
export const MonthFrame = styled.div`
  & > header {
    display: flex;
    align-items: center;
    justify-content: space-between;
    padding-block-end: 4px;
    font: 600 ${token.type13} ${token.font};
  }
  & > header > h2 { font: inherit; letter-spacing: 0; }
  & > header > button {
    display: grid;
    place-items: center;
    inline-size: ${token.iconButton};
    block-size: ${token.iconButton};
    padding: 0;
    border: 0;
    border-radius: ${token.radiusControl};
    background: none;
    color: ${token.textMuted};
    &[data-hovered] { background: ${token.surfaceHover}; color: ${token.text}; }
    &[data-disabled] { opacity: 0.45; }
  }
  & table { inline-size: 100%; border-collapse: collapse; table-layout: fixed; }
  & th { padding: 0; font: 500 12px/24px ${token.font}; color: ${token.textMuted}; }
  & td { padding: 0.5px 0; text-align: center; }
  & td > div {
    display: grid;
    place-items: center;
    block-size: 28px;
    border-radius: ${token.radiusControl};
    font-variant-numeric: tabular-nums;
    cursor: pointer;
    outline: 0;
    &[data-hovered] { background: ${token.surfaceHover}; }
    &[data-outside-month] { color: ${token.textMuted}; font-weight: 350; }
    &[data-today] { font-weight: 650; box-shadow: inset 0 0 0 1px ${token.lineControl}; }
    &[data-selected] { background: ${token.accent}; color: ${token.onAccent}; font-weight: 600; }
    &[data-disabled], &[data-unavailable] { color: ${token.textMuted}; opacity: 0.5; cursor: not-allowed; }
    &[data-focus-visible] { outline: ${token.focusRing} solid ${token.focus}; outline-offset: 1px; }
    @media (pointer: coarse) { block-size: 44px; }
    @media (forced-colors: active) { &[data-selected] { outline: 2px solid Highlight; } }
  }
`;

/** The row with the segmented inputs. */
export const Entry = styled.div`
  margin: 8px -8px 0;
  padding: 10px 12px;
  border-block-start: 1px solid ${token.line};
  & > div { display: flex; flex-wrap: wrap; align-items: center; gap: 8px; }
  & label { color: ${token.textMuted}; }
  & [role='group'] {
    display: inline-flex;
    align-items: center;
    min-block-size: 28px;
    padding-inline: 6px;
    border: 1px solid ${token.lineControl};
    border-radius: 5px;
    background: ${token.fieldBg};
    font-variant-numeric: tabular-nums;
    white-space: pre;
    &[data-invalid] { border-color: ${token.danger}; }
  }
  & [role='spinbutton'] {
    padding: 2px;
    border-radius: 3px;
    outline: 0;
    &:focus { background: ${token.accentSubtle}; color: ${token.accentText}; outline: 1px solid ${token.focus}; }
    &[data-placeholder] { color: ${token.textMuted}; }
  }
`;

/** A problem with the value and its fix. */
export const Finding = styled.div`
  display: flex;
  align-items: center;
  gap: 8px;
  margin-inline: -8px;
  padding: 8px 8px 8px 12px;
  padding-inline: 12px 8px;
  border-block-start: 1px solid ${token.line};
  color: ${token.dangerText};
  & > span:nth-child(2) { flex: 1; }
`;

/** Clear and Done. */
export const Foot = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 8px;
  margin-inline: -8px;
  padding: 8px 8px 0 12px;
  padding-inline: 12px 8px;
  border-block-start: 1px solid ${token.line};
  & > button:only-child { margin-inline-start: auto; }
`;

/** Names the time zone. */
export const ZoneLine = styled.div`
  display: flex;
  gap: 8px;
  margin: 8px -8px -8px;
  padding: 9px 12px 10px;
  border-radius: 0 0 7px 7px;
  background: ${token.surfaceChip};
  color: ${token.textSoft};
  font: ${token.type12} ${token.font};
  & a { text-decoration: underline; }
`;
