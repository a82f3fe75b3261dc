import { type ComponentPropsWithoutRef, useRef } from 'react';
import { isCut, useNameBubble } from './use-name-bubble';

/** Props of Tip, plus those of a span. */
export interface TipProps extends ComponentPropsWithoutRef<'span'> {
  /** What the tooltip says. Screen readers are told by what is inside. */
  readonly text: string;
  /** Reached by Tab; for what has no control inside, and says what is written nowhere else. */
  readonly stop?: boolean;
  /** Only while the words inside are cut off. */
  readonly cut?: boolean;
}

/** Something with a tooltip: under the pointer, and when the keyboard reaches it or the control inside. */
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
