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
 * A tooltip: shown after a moment of hovering, at once on keyboard focus of the element or its content, and hidden on
 * Escape, wherever the focus is. Spread `reach` on the element and put `bubble`
 * inside.
 * @param wanted called before it appears, for instance to check whether the text is truncated
 */
export function useNameBubble<T extends HTMLElement>(
  anchor: RefObject<T | null>,
  name: string,
  wanted: (element: T) => boolean = () => true,
) {
  const [named, setNamed] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const hide = (): void => {
    clearTimeout(timer.current);
    setNamed(false);
  };
  useEffect(() => {
    if (!named) return undefined;
    // Under the pointer, while the focus is elsewhere.
    const press = ({ key }: globalThis.KeyboardEvent) => key === 'Escape' && setNamed(false);
    document.addEventListener('keydown', press, true);
    return () => document.removeEventListener('keydown', press, true);
  }, [named]);
  const reach = {
    onPointerEnter: ({ pointerType, currentTarget }: PointerEvent<T>) => {
      if (pointerType === 'touch' || !wanted(currentTarget)) return;
      timer.current = setTimeout(() => setNamed(true), HOVER_DELAY);
    },
    onPointerLeave: hide,
    onFocus: ({ currentTarget, target }: FocusEvent<T>) => {
      if (target.matches(':focus-visible') && wanted(currentTarget)) setNamed(true);
    },
    onBlur: hide,
    onKeyDown: ({ key }: KeyboardEvent<T>) => {
      if (key === 'Escape') hide();
    },
  };
  return { hide, reach, bubble: named && <Bubble anchor={anchor} text={name} /> };
}

/** Whether an element's text is truncated. */
export const isCut = (element: HTMLElement): boolean =>
  [element, ...element.querySelectorAll('*')].some(
    ({ clientWidth, clientHeight, scrollWidth, scrollHeight }) =>
      clientWidth > 0 && (scrollWidth > clientWidth || scrollHeight > clientHeight + 1),
  );
