import {
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react';
import { Bubble } from './bubble';

/** Hover delay of the tooltip, in milliseconds. */
const HOVER_DELAY = 400;

/**
 * The tooltip of something that shows an icon in place of its name: after a moment under the pointer, at once when the
 * keyboard reaches it, gone on Escape. Spread `reach` on the element and put `bubble` inside.
 */
export function useNameBubble<T extends HTMLElement>(anchor: RefObject<T | null>, name: string) {
  const [named, setNamed] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const hide = (): void => {
    clearTimeout(timer.current);
    setNamed(false);
  };
  const reach = {
    onPointerEnter: ({ pointerType }: PointerEvent<T>) => {
      if (pointerType !== 'touch') timer.current = setTimeout(() => setNamed(true), HOVER_DELAY);
    },
    onPointerLeave: hide,
    onFocus: ({ currentTarget }: FocusEvent<T>) => {
      if (currentTarget.matches(':focus-visible')) setNamed(true);
    },
    onBlur: hide,
    onKeyDown: ({ key }: KeyboardEvent<T>) => {
      if (key === 'Escape') hide();
    },
  };
  return { hide, reach, bubble: named && <Bubble anchor={anchor} text={name} /> };
}
