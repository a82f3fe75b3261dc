import { useSearchParams } from '@waymark/host-kit/router';
import { type RefObject, startTransition, useMemo } from 'react';
import type { ShowEvent } from '../show/show';

/** The commands of the slideshow. */
export interface Commands {
  readonly previous: () => void;
  readonly next: () => void;
  readonly play: () => void;
  readonly mute: () => void;
  readonly live: () => void;
  readonly shuffle: () => void;
  readonly featured: () => void;
  /** Sets the seconds per slide in the address. */
  readonly delay: (seconds: number) => void;
  readonly fullScreen: () => void;
}

interface Parts {
  readonly tell: (event: ShowEvent) => void;
  readonly onMute: () => void;
  readonly stage: RefObject<HTMLElement | null>;
}

/** The commands, stable while the address stays. */
export function useCommands({ tell, onMute, stage }: Parts): Commands {
  const [, setAddress] = useSearchParams();
  const commands = useMemo(
    (): Commands => ({
      previous: () => startTransition(() => tell({ type: 'previous' })),
      next: () => startTransition(() => tell({ type: 'next' })),
      play: () => tell({ type: 'play' }),
      mute: onMute,
      live: () => tell({ type: 'live' }),
      shuffle: () => tell({ type: 'shuffle' }),
      featured: () => tell({ type: 'featured' }),
      delay: (seconds) =>
        setAddress(
          (before) => {
            before.set('delay', String(seconds));
            return before;
          },
          { replace: true },
        ),
      fullScreen: () => toggleFullScreen(stage.current),
    }),
    [tell, onMute, setAddress, stage],
  );
  return commands;
}

/** Browsers may reject it, for instance in a frame; the size then stays. */
function toggleFullScreen(stage: HTMLElement | null): void {
  const done = document.fullscreenElement ? document.exitFullscreen() : stage?.requestFullscreen();
  done?.catch(() => undefined);
}
