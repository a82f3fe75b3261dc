import { useHost } from '@waymark/host-kit';
import { type RefObject, useEffect, useState } from 'react';

/** Milliseconds without movement or keys after which the controls go. */
const REST = 3000;

/** Whether nobody has moved anything for a while. In a partner's page only what happens in the box counts. */
export function useIdle(stage: RefObject<HTMLElement | null>): boolean {
  const { keys } = useHost();
  const [isIdle, setIdle] = useState(true);
  useEffect(() => {
    const ground = stage.current;
    if (!ground) return;
    const heard: EventTarget = keys ? document : ground;
    let timer: ReturnType<typeof setTimeout> | undefined;
    // Who steps through the bar by keyboard still sees it.
    const rest = () => {
      if (ground.querySelector('[role="toolbar"] :focus-visible')) timer = setTimeout(rest, REST);
      else setIdle(true);
    };
    const move = () => {
      setIdle(false);
      clearTimeout(timer);
      timer = setTimeout(rest, REST);
    };
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
