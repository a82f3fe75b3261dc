import { type SyntheticEvent, useCallback, useRef } from 'react';

/** Whether somebody is typing: the text that was typed in last has the focus. `noteInput` belongs to the form's `onInput`. */
export function useTyping() {
  const typed = useRef<Element>(null);
  const isTyping = useCallback(() => typed.current?.matches(':focus') === true, []);
  const noteInput = useCallback(({ target, nativeEvent }: SyntheticEvent) => {
    // Switches and options have no input type.
    if ('inputType' in nativeEvent && target instanceof Element) typed.current = target;
  }, []);
  return { isTyping, noteInput };
}
