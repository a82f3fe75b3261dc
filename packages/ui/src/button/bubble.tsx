import { type RefObject, useLayoutEffect, useRef } from 'react';
import styled from 'styled-components';
import { token } from '../theme/token';

const GAP = 6;
const EDGE = 8;

// The gap is part of the bubble, so the pointer can move from the button to the bubble without closing it.
const Frame = styled.span`
  position: fixed;
  inset: auto;
  margin: 0;
  padding: ${GAP}px 0;
  border: 0;
  background: none;
  overflow: visible;
  inline-size: max-content;
  max-inline-size: min(280px, calc(100vw - ${2 * EDGE}px));
  z-index: 60;
`;

const Face = styled.span<{ $tone: 'plain' | 'danger' }>`
  display: block;
  padding: 3px 8px;
  border-radius: ${token.radiusControl};
  background: ${({ $tone }) => ($tone === 'danger' ? token.dangerSubtle : token.surfaceInverse)};
  color: ${({ $tone }) => ($tone === 'danger' ? token.dangerText : token.textInverse)};
  border: 1px solid ${({ $tone }) => ($tone === 'danger' ? token.dangerLine : 'transparent')};
  font: 500 ${token.type12} ${token.font};
  text-align: start;
  white-space: normal;
`;

/** Props of Bubble. */
export interface BubbleProps {
  readonly anchor: RefObject<HTMLElement | null>;
  readonly text: string;
  readonly tone?: 'plain' | 'danger';
  /** Announced to screen readers; leave out when the text only repeats the anchor's name. */
  readonly alert?: boolean;
}

/** A tooltip in the top layer, so no scrolling panel clips it. */
export function Bubble({ anchor, text, tone = 'plain', alert = false }: BubbleProps) {
  const frame = useRef<HTMLSpanElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the size depends on the text
  useLayoutEffect(() => {
    const bubble = frame.current;
    const box = anchor.current?.getBoundingClientRect();
    if (!bubble || !box) return;
    if ('showPopover' in bubble && !bubble.matches(':popover-open')) bubble.showPopover();
    const { width, height } = bubble.getBoundingClientRect();
    const below = box.bottom + height <= window.innerHeight;
    const centred = box.left + box.width / 2 - width / 2;
    bubble.style.insetBlockStart = `${below ? box.bottom : box.top - height}px`;
    bubble.style.left = `${Math.max(EDGE, Math.min(centred, window.innerWidth - width - EDGE))}px`;
  }, [anchor, text]);

  return (
    <Frame ref={frame} popover="manual" {...(alert ? { role: 'alert' } : { 'aria-hidden': true })}>
      <Face $tone={tone}>{text}</Face>
    </Frame>
  );
}
