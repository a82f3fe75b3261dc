import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import styled from 'styled-components';
import { useTranslate, useUi } from '../root/ui-context';
import { token } from '../theme/token';
import type { WidthRange } from './kept-width';

/** Props of PaneDivider. */
export interface PaneDividerProps {
  /** The pane whose width it changes. */
  readonly name: string;
  readonly controls: string;
  readonly width: number;
  readonly range: WidthRange;
  /** The pane follows the divider, so dragging towards it makes it narrower. */
  readonly after?: boolean;
  readonly onWidth: (width: number) => void;
}

const Grip = styled.div`
  position: relative;
  z-index: 1;
  inline-size: 1px;
  background: ${token.line};
  cursor: col-resize;
  touch-action: none;
  outline: 0;
  &::after {
    content: '';
    position: absolute;
    inset-block: 0;
    inset-inline: -6px;
  }
  &::before {
    content: '';
    position: absolute;
    inset-block: 0;
    inset-inline: -1px;
    background: ${token.accentEdge};
    opacity: 0;
    transition: opacity ${token.quick} ${token.ease};
  }
  &:hover::before, &:focus-visible::before, &[data-held]::before { opacity: 1; }
  @media (forced-colors: active) {
    background: CanvasText;
    &::before { background: Highlight; }
    &:focus-visible { outline: 2px solid Highlight; outline-offset: 2px; }
  }
  @media (pointer: coarse) { &::after { inset-inline: -14px; } }
  @media (prefers-reduced-motion: reduce) { &::before { transition: none; } }
`;

/** Step of an arrow key in pixels. */
const STEP = 16;

/**
 * The divider between two panes: dragged or moved with arrow keys; Enter and double click restore the default width.
 */
export function PaneDivider({ name, controls, width, range, after = false, onWidth }: PaneDividerProps) {
  const t = useTranslate();
  const { direction } = useUi();
  const start = useRef<{ readonly x: number; readonly width: number }>(undefined);
  /** Growth of the pane per pixel to the right. */
  const sign = (direction === 'rtl' ? -1 : 1) * (after ? -1 : 1);

  const hold = (event: PointerEvent<HTMLDivElement>): void => {
    if (event.button !== 0) return;
    start.current = { x: event.clientX, width };
    event.currentTarget.setPointerCapture?.(event.pointerId);
    event.currentTarget.dataset.held = '';
  };
  const drag = (event: PointerEvent<HTMLDivElement>): void => {
    if (start.current) onWidth(start.current.width + (event.clientX - start.current.x) * sign);
  };
  const drop = (event: PointerEvent<HTMLDivElement>): void => {
    start.current = undefined;
    delete event.currentTarget.dataset.held;
  };
  const keys = (event: KeyboardEvent<HTMLDivElement>): void => {
    const to = {
      ArrowRight: width + STEP * sign,
      ArrowLeft: width - STEP * sign,
      Home: range.least,
      End: range.most,
      Enter: range.usual,
    }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    onWidth(to);
  };
  return (
    <Grip
      role="separator"
      aria-orientation="vertical"
      aria-label={t('Width: {name}', { name })}
      aria-controls={controls}
      aria-valuenow={width}
      aria-valuemin={range.least}
      aria-valuemax={range.most}
      tabIndex={0}
      onPointerDown={hold}
      onPointerMove={drag}
      onPointerUp={drop}
      onPointerCancel={drop}
      onDoubleClick={() => onWidth(range.usual)}
      onKeyDown={keys}
    />
  );
}
