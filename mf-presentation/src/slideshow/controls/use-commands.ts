import { paths } from '@waymark/contract';
import { useHost, useScreenKeys, useTranslate } from '@waymark/host-kit';
import { useNavigate } from '@waymark/host-kit/router';
import { type RefObject, useMemo } from 'react';
import type { ShowEvent } from '../show/show';

/** What people can do with the show. */
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

/** The commands, and the keys for them. */
export function useCommands({ tell, onMute, stage }: Parts): Commands {
  const t = useTranslate();
  const navigate = useNavigate();
  const { navigation } = useHost();
  const commands = useMemo(
    (): Commands => ({
      previous: () => tell({ type: 'previous' }),
      next: () => tell({ type: 'next' }),
      play: () => tell({ type: 'play' }),
      mute: onMute,
      live: () => tell({ type: 'live' }),
      shuffle: () => tell({ type: 'shuffle' }),
      featured: () => tell({ type: 'featured' }),
      delay: (seconds) => navigate(`?delay=${seconds}`, { replace: true }),
      fullScreen: () => toggleFullScreen(stage.current),
    }),
    [tell, onMute, navigate, stage],
  );
  const leave = () => {
    if (navigation.knows(paths.dashboard())) navigation.navigate(paths.dashboard());
  };
  const group = t('Slideshow');
  useScreenKeys([
    { keys: ' ', label: t('Play or pause'), group, run: commands.play },
    { keys: 'ArrowRight', label: t('Next slide'), group, run: commands.next },
    { keys: 'PageDown', label: t('Next slide'), group, run: commands.next },
    { keys: 'ArrowLeft', label: t('Previous slide'), group, run: commands.previous },
    { keys: 'PageUp', label: t('Previous slide'), group, run: commands.previous },
    { keys: 'm', label: t('Mute'), group, run: commands.mute },
    { keys: 'l', label: t('Live feed'), group, run: commands.live },
    { keys: 's', label: t('Shuffle'), group, run: commands.shuffle },
    { keys: 'f', label: t('Featured only'), group, run: commands.featured },
    { keys: 'Enter', label: t('Full screen'), group, run: commands.fullScreen },
    { keys: 'Escape', label: t('Leave the slideshow'), group, run: leave },
  ]);
  return commands;
}

/** Browsers may refuse, for one in a frame: then it stays as large as it is. */
function toggleFullScreen(stage: HTMLElement | null): void {
  const done = document.fullscreenElement ? document.exitFullscreen() : stage?.requestFullscreen();
  done?.catch(() => undefined);
}
