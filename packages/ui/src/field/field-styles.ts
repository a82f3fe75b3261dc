import styled, { css } from 'styled-components';
import { token } from '../theme/token';

/** Look of a field. */
export type FieldTone = 'plain' | 'error';

/** Wraps a field and its help. */
export const FieldRoot = styled.div`
  position: relative;
  min-inline-size: 0;
`;

/** The label of a field: floats above the value, or takes its place while the field is empty. */
export const FieldLabel = styled.label`
  position: absolute;
  inset-block-start: 6px;
  inset-inline: 12px auto;
  max-inline-size: calc(100% - 24px - var(--help-room, 0px));
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  font: 450 ${token.type12} ${token.font};
  color: ${token.textMuted};
  pointer-events: none;
  transition: translate ${token.quick} ${token.ease};
`;

/** Drawn lower, not moved: nothing on the page moves with it. */
const lowered = css`
  translate: 0 7px;
  font: ${token.type14} ${token.font};
`;

/** Border, background and focus ring of a field. */
const boxStyles = css<{ $tone?: FieldTone; $off?: boolean }>`
  position: relative;
  display: flex;
  align-items: stretch;
  inline-size: 100%;
  min-block-size: ${token.field};
  padding: 0;
  border: 1px solid ${({ $tone }) => ($tone === 'error' ? token.danger : token.fieldLine)};
  border-radius: ${token.radiusControl};
  background: ${token.fieldBg};
  color: ${token.text};
  text-align: start;
  transition: border-color ${token.quick};
  & ${FieldLabel} { color: ${({ $tone }) => ($tone === 'error' ? token.dangerText : token.textMuted)}; }
  &:hover { border-color: ${({ $tone }) => ($tone === 'error' ? token.danger : token.textMuted)}; }
  &:has(> input:focus), &:has(> textarea:focus), &:has(> button:focus-visible), &:has(> button[aria-expanded='true']) {
    outline: ${token.focusRing} solid ${({ $tone }) => ($tone === 'error' ? token.danger : token.focus)};
    outline-offset: -1px;
    border-color: transparent;
    & ${FieldLabel} { color: ${({ $tone }) => ($tone === 'error' ? token.dangerText : token.accentText)}; }
  }
  /* Also of a field that is a button, which holds its label. */
  &:has([data-save-mark]) ${FieldLabel} { max-inline-size: calc(100% - 116px - var(--help-room, 0px)); }
  &:has(> input:placeholder-shown:not(:focus)) > ${FieldLabel},
  &:has(> textarea:placeholder-shown:not(:focus)) > ${FieldLabel},
  &:has(> button[data-empty]) ${FieldLabel} { ${lowered} }
  ${({ $off }) =>
    $off &&
    css`
      &, &:hover { background: ${token.surfaceSunken}; border-color: ${token.lineStrong}; color: ${token.textMuted}; }
      cursor: not-allowed;
    `}
`;

/** The box of a field around a native input. */
export const FieldBox = styled.div.attrs({ 'data-field-box': '' } as object)<{
  $tone?: FieldTone;
  $off?: boolean;
}>`${boxStyles}`;

const entry = css`
  flex: 1;
  min-inline-size: 0;
  border: 0;
  outline: 0;
  background: none;
  /* Grows with enlarged text, as the label above it does. */
  padding: calc(1lh + 1px) 12px 5px;
  font: ${token.type14} ${token.font};
  color: inherit;
  unicode-bidi: plaintext;
  &:focus-visible { outline: 0; }
  &:disabled { cursor: not-allowed; -webkit-text-fill-color: currentColor; opacity: 1; }
  &:not(:focus)::placeholder { color: transparent; }
  &[type='number'] { appearance: textfield; }
  @media (max-width: 767px) { font-size: 16px; }
`;

/** Text follows its own direction; without letters, the page's. */
export const ownDirection = ({ value }: { value?: unknown }) => ({
  dir: /\p{L}/u.test(String(value ?? '')) ? 'auto' : undefined,
});

/** One line. */
export const FieldInput = styled.input.attrs(ownDirection)`
  ${entry}
  /* Aligned with the label, whatever the text direction. */
  text-align: -webkit-match-parent;
  text-align: match-parent;
`;

/**
 * Several lines, as tall as the text. Long texts get the full height without being measured, and one direction for all
 * paragraphs, because measuring either takes browsers seconds, or minutes for megabytes.
 */
export const FieldArea = styled.textarea.attrs(ownDirection)<{ $long: boolean }>`
  ${entry}
  resize: none;
  ${({ $long }) => ($long ? 'block-size: 420px; unicode-bidi: isolate;' : 'field-sizing: content;')}
  min-block-size: 84px;
  max-block-size: 420px;
  /* The strip of the label: text scrolls under a padding, but not under a border. */
  border-block-start: calc(1lh + 4px) solid transparent;
  padding-block: 0 8px;
  @media (forced-colors: active) { border-color: Field; }
`;

/** A field that is a button. Its hit area covers the box; the tail stays on top. */
export const FieldPress = styled.button`
  flex: 1;
  min-inline-size: 0;
  padding: 0;
  border: 0;
  outline: 0;
  background: none;
  color: inherit;
  text-align: start;
  &::after { content: ''; position: absolute; inset: 0; }
  &:focus-visible { outline: 0; }
  &:disabled { cursor: not-allowed; }
`;

/** The value inside a field button. */
export const FieldValue = styled.span`
  flex: 1;
  display: flex;
  align-items: center;
  gap: 7px;
  min-inline-size: 0;
  min-block-size: calc(2lh + 6px);
  padding: calc(1lh + 1px) 12px 5px;
  font: ${token.type14} ${token.font};
  & > span:last-child { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
`;

/** The end of a field: save mark, unit, small buttons. */
export const FieldTail = styled.span`
  display: flex;
  align-items: center;
  gap: 6px;
  position: relative;
  padding-inline: 0 8px;
  color: ${token.textMuted};
  & > * { position: relative; z-index: 1; }
  & > [data-icon] { pointer-events: none; }
  /* Takes no space: on the label's line, before everything else. */
  & > [data-save-mark] {
    position: absolute;
    inset-block-start: 6px;
    inset-inline-end: 100%;
    inline-size: max-content;
    margin-inline-end: 6px;
    /* In a narrow field, longer words cover the end of the label. */
    background: ${token.fieldBg};
  }
`;

/** The line below a field. */
export const FieldHelp = styled.p<{ $tone?: 'plain' | 'error' | 'success' | 'warning' }>`
  display: flex;
  gap: 6px;
  align-items: flex-start;
  margin-block-start: 5px;
  font: ${token.type12} ${token.font};
  text-wrap: pretty;
  color: ${({ $tone = 'plain' }) =>
    ({ plain: token.textMuted, error: token.dangerText, success: token.successText, warning: token.warningText })[
      $tone
    ]};
  & > [data-icon] { margin-block-start: 1px; }
`;

/** The counter at the end of the help line. */
export const FieldCount = styled.span`
  margin-inline-start: auto;
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`;
