import styled from 'styled-components';
import { token } from '../theme/token';
import { proseStyles } from './prose-styles';

/** Height of the editor in pixels, toolbar included. */
const RICH_TEXT_HEIGHT = 250;

/** Border and background of the editor. */
export const RichFrame = styled.div<{ $wrong: boolean; $off: boolean }>`
  display: flex;
  flex-direction: column;
  block-size: ${RICH_TEXT_HEIGHT}px;
  overflow: hidden;
  border: 1px solid ${({ $wrong }) => ($wrong ? token.danger : token.fieldLine)};
  border-radius: ${token.radiusControl};
  background: ${({ $off }) => ($off ? token.surfaceSunken : token.fieldBg)};
  &:has([role='textbox']:focus) {
    outline: ${token.focusRing} solid ${({ $wrong }) => ($wrong ? token.danger : token.focus)};
    outline-offset: -1px;
    border-color: transparent;
  }
`;

/** Label of the editor and its save mark. */
export const RichHead = styled.div`
  display: flex;
  align-items: center;
  gap: 8px;
  flex: none;
  min-block-size: 26px;
  padding: 4px 8px 0 12px;
  padding-inline: 12px 8px;
  font: 450 ${token.type12} ${token.font};
  color: ${token.textMuted};
  & > :first-child { flex: 1; }
`;

/** The toolbar, and its place before it is there. */
export const RichBar = styled.div`
  flex: none;
  block-size: calc(${token.iconButton} + 7px);
  border-block-end: 1px solid ${token.line};
  @media (pointer: coarse) { block-size: 51px; }
`;

/** The text area: fills the remaining height. */
export const Writing = styled.div`
  flex: 1;
  min-block-size: 0;
  overflow: auto;
  & > [role='textbox'] {
    ${proseStyles}
    position: relative;
    min-block-size: 100%;
    padding: 10px 12px;
    outline: 0;
    white-space: break-spaces;
    font-variant-ligatures: none;
    @media (prefers-reduced-motion: no-preference) { scroll-behavior: smooth; }
  }
  & .ProseMirror-selectednode { outline: 2px solid ${token.focus}; }
  & img.ProseMirror-separator { display: inline; inline-size: 0; block-size: 0; border: 0; }
  & .ProseMirror-gapcursor { display: none; position: absolute; pointer-events: none; }
`;
