import { useHost, useTranslate } from '@waymark/host-kit';
import { useEffect, useRef, useState } from 'react';

/** The preview of soundtracks. */
export type TrackPreview = ReturnType<typeof useTrackPreview>;

/**
 * Previews one soundtrack at a time; stops when the screen is left.
 * @param onStart silences others before a preview starts
 */
export function useTrackPreview(onStart: () => void) {
  const t = useTranslate();
  const { notices } = useHost();
  const [playing, setPlaying] = useState<string>();
  const sound = useRef<HTMLAudioElement | undefined>(undefined);
  const stop = () => {
    sound.current?.pause();
    sound.current = undefined;
    setPlaying(undefined);
  };
  useEffect(() => () => sound.current?.pause(), []);
  const toggle = (track: string, address: string) => {
    const isOn = playing === track;
    stop();
    if (isOn) return;
    const audio = new Audio(address);
    sound.current = audio;
    setPlaying(track);
    onStart();
    audio.addEventListener('ended', () => {
      if (sound.current === audio) stop();
    });
    audio.play().catch(() => {
      // Stopped or replaced before it started.
      if (sound.current !== audio) return;
      stop();
      notices.show({ tone: 'warning', text: t("The preview couldn't be played. Try again.") });
    });
  };
  return { playing, toggle, stop };
}
