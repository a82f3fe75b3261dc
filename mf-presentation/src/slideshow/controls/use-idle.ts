import { useHost } from '@waymark/host-kit';
import { type RefObject, useEffect, useState } from 'react';

/** Milliseconds without movement or keys after which the controls hide. */
const REST = 3000;

/** Whether there was no input for a while, from the start on. When embedded, only input inside the frame counts. */
export function useIdle(stage: RefObject<HTMLElement | null>): boolean {
  const { keys } = useHost();
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    const ground = stage.current;
    if (!ground) return;
    const heard: EventTarget = keys ? document : ground;
    let timer: ReturnType<typeof setTimeout> | undefined;
    // Keyboard focus in the bar keeps it visible.
    const rest = () => {
      if (ground.querySelector('[role="toolbar"] :focus-visible')) timer = setTimeout(rest, REST);
      else setIdle(true);
    };
    const move = () => {
      setIdle(false);
      clearTimeout(timer);
      timer = setTimeout(rest, REST);
    };
    timer = setTimeout(rest, REST);
    ground.addEventListener('pointermove', move);
    ground.addEventListener('pointerdown', move);
    heard.addEventListener('keydown', move);
    return () => {
      clearTimeout(timer);
      ground.removeEventListener('pointermove', move);
      ground.removeEventListener('pointerdown', move);
      heard.removeEventListener('keydown', move);
    };
  }, [keys, stage]);
  return isIdle;
}
