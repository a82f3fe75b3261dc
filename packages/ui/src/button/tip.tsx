import { type ComponentPropsWithoutRef, useRef } from 'react';
import { isCut, useNameBubble } from './use-name-bubble';

/** Props of Tip, plus those of a span. */
export interface TipProps extends ComponentPropsWithoutRef<'span'> {
  /** Text of the tooltip. Screen readers get it from the content. */
  readonly text: string;
  /** A Tab stop, for content without a control whose tooltip is written nowhere else. */
  readonly stop?: boolean;
  /** Only while the text inside is truncated. */
  readonly cut?: boolean;
}

/** Something with a tooltip, shown on hover, and when it or the control inside gets the keyboard focus. */
export function Tip({ text, stop = false, cut = false, children, ...rest }: TipProps) {
  const anchor = useRef<HTMLSpanElement>(null);
  const { reach, bubble } = useNameBubble(anchor, text, cut ? isCut : undefined);
  return (
    <span {...rest} {...reach} ref={anchor} tabIndex={stop ? 0 : undefined}>
      {children}
      {bubble}
    </span>
  );
}
