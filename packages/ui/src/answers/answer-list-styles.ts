import styled from 'styled-components';
import { Tip } from '../button/tip';
import { ownDirection } from '../field/field-styles';
import { token } from '../theme/token';

/** The whole list. */
export const Lines = styled.fieldset`
  min-inline-size: 0;
  & ul { gap: 6px; }
`;

/** The name of the list, and its save state. */
export const Legend = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 8px;
  min-block-size: 24px;
  margin-block-end: 4px;
  padding-inline-end: var(--help-room, 0px);
  font: 450 ${token.type12} ${token.font};
  color: ${token.textMuted};
`;

/** One answer. */
export const Line = styled.div<{ $correct: boolean }>`
  display: flex;
  align-items: center;
  gap: 4px;
  min-block-size: 40px;
  padding-inline: 4px;
  border: 1px solid ${({ $correct }) => ($correct ? token.success : token.fieldLine)};
  border-radius: ${token.radiusControl};
  background: ${({ $correct }) => ($correct ? token.successSubtle : token.fieldBg)};
  &:has(> input[data-answer]:focus) {
    outline: ${token.focusRing} solid ${token.focus};
    outline-offset: -1px;
    border-color: transparent;
  }
`;

/** Wraps the mark and its tooltip. */
export const MarkTip = styled(Tip)`display: grid; flex: none;`;

/** Whether an answer is correct. */
export const Mark = styled.input`
  flex: none;
  inline-size: 18px;
  block-size: 18px;
  margin: 0 4px;
  accent-color: ${token.success};
  @media (pointer: coarse) { inline-size: 24px; block-size: 24px; margin: 0 8px; }
`;

/** The text of an answer. */
export const Text = styled.input.attrs(ownDirection)`
  flex: 1;
  min-inline-size: 0;
  min-block-size: 38px;
  @media (pointer: coarse) { min-block-size: 44px; }
  padding: 0 8px;
  border: 0;
  outline: 0;
  background: none;
  font: ${token.type14} ${token.font};
  /* Beside its mark, whichever direction the text runs. */
  text-align: -webkit-match-parent;
  text-align: match-parent;
  &:focus-visible { outline: 0; }
  @media (max-width: 767px) { font-size: 16px; min-block-size: 44px; }
`;

/** The line that adds an answer. */
export const AddLine = styled(Text)`
  inline-size: 100%;
  margin-block-start: 6px;
  padding-inline: 12px;
  border: 1px dashed ${token.lineControl};
  border-radius: ${token.radiusControl};
  &:focus, &:focus-visible { border: 1px solid transparent; outline: ${token.focusRing} solid ${token.focus}; outline-offset: -1px; }
`;
