import styled from 'styled-components';
import { token } from '../theme/token';

/** The dialog and its backdrop. */
export const DialogFrame = styled.dialog<{ $width: number }>`
  inline-size: min(${({ $width }) => $width}px, calc(100vw - 28px));
  max-block-size: calc(100dvh - 32px);
  padding: 0;
  border: 1px solid ${token.lineStrong};
  border-radius: ${token.radiusDialog};
  background: ${token.surfaceRaised};
  box-shadow: ${token.shadowRaised};
  color: ${token.text};
  font: ${token.type14} ${token.font};
  text-align: start;
  overflow: visible;
  &[open] { animation: dialog-in ${token.calm} ${token.ease}; }
  &::backdrop { background: ${token.shade}; }
  & > div:first-child { padding: 20px; max-block-size: calc(100dvh - 34px); overflow: auto; }
  & > div > h2 + div > :first-child { margin-block-start: 12px; }
  & p { color: ${token.textSoft}; margin-block-start: 8px; }
  & p:focus { outline: 0; }
  @keyframes dialog-in { from { opacity: 0; translate: 0 6px; } }
  @media (prefers-reduced-motion: reduce) { &[open] { animation: none; } }
`;

/** The title of a dialog. */
export const DialogTitle = styled.h2`
  margin: 0;
  font: 600 ${token.type16} ${token.font};
  letter-spacing: -0.008em;
`;

/** The buttons of a dialog; stacked on phones, primary first. */
export const DialogActions = styled.div`
  display: flex;
  justify-content: flex-end;
  flex-wrap: wrap;
  gap: 8px;
  margin-block-start: 20px;
  @media (max-width: 480px) {
    flex-direction: column-reverse;
    & > button { min-block-size: 44px; }
  }
`;

/** A muted line below the text. */
export const DialogNote = styled.p`
  && { font: ${token.type13} ${token.font}; color: ${token.textMuted}; }
`;

/** A highlighted line: a person and their action. */
export const DialogAside = styled.div`
  display: flex;
  align-items: center;
  gap: 8px;
  margin-block-start: 14px;
  padding: 8px 10px;
  border-radius: ${token.radiusControl};
  background: ${token.surfaceChip};
  font: ${token.type13} ${token.font};
  color: ${token.textSoft};
`;
