import styled from 'styled-components';
import { hiddenFromSight } from '../text/visually-hidden';
import { token } from '../theme/token';

/** The whole control. */
export const Frame = styled.fieldset`min-inline-size: 0;`;

/** The native input, opened by the visible buttons. */
export const FileInput = styled.input`${hiddenFromSight}`;

/** The drop zone, also a button to choose a file. */
export const DropArea = styled.button<{ $over: boolean }>`
  display: grid;
  place-content: center;
  justify-items: center;
  gap: 2px;
  inline-size: 100%;
  padding: 16px;
  border: 1px dashed ${({ $over }) => ($over ? token.accentEdge : token.lineControl)};
  border-radius: ${token.radiusPanel};
  background: ${({ $over }) => ($over ? token.accentSubtle : 'none')};
  color: ${token.text};
  font: ${token.type13} ${token.font};
  text-align: center;
  &:hover:enabled { border-color: ${token.accentEdge}; background: ${token.accentSubtle}; }
  &:disabled { color: ${token.textMuted}; cursor: not-allowed; }
  & > [data-icon] { color: ${({ $over }) => ($over ? token.accentText : token.textMuted)}; margin-block-end: 4px; }
  & strong { font-weight: 550; }
  & em { font-style: normal; color: ${token.accentText}; }
  & small { font: ${token.type12} ${token.font}; color: ${token.textMuted}; }
`;

/** A preview with its buttons on top. */
export const Filled = styled.div<{ $over: boolean }>`
  position: relative;
  display: grid;
  overflow: hidden;
  border-radius: ${token.radiusControl};
  background: ${token.surfaceSunken};
  ${({ $over }) => $over && `outline: 2px dashed ${token.accentEdge}; outline-offset: 2px;`}
  & > video { inline-size: 100%; block-size: 100%; object-fit: contain; }
`;

/** Buttons on a preview. */
export const OnTop = styled.div`
  position: absolute;
  inset-block-end: 10px;
  inset-inline: 10px;
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: 6px;
  /* The picture or the controls of a video between them. */
  pointer-events: none;
  & > button { pointer-events: auto; background: ${token.surfaceRaised}; inline-size: auto; min-inline-size: 28px; min-block-size: 28px; block-size: auto; }
  @media (pointer: coarse) { & > button { min-block-size: 44px; min-inline-size: 44px; } }
`;

/** Upload progress. */
export const Status = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: 4px 8px;
  margin-block-start: 8px;
  font: ${token.type13} ${token.font};
  & > :first-child { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
  & > span:nth-child(2) { color: ${token.textMuted}; font-variant-numeric: tabular-nums; }
  & > [role='progressbar'] { grid-column: 1 / -1; }
`;

/** Placeholder of an AR model, which browsers cannot render. */
export const ModelCard = styled.div`
  display: grid;
  place-content: center;
  justify-items: center;
  gap: 6px;
  color: ${token.textMuted};
  font: ${token.type13} ${token.font};
`;
