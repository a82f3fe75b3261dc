import { useEffect, useRef } from 'react';
import type { View } from './use-on-view';

/** Milliseconds a film may stall before the show continues without it. */
const STALLED = 15_000;

/** Options of useTurns. */
export interface Turns {
  readonly isPlaying: boolean;
  readonly isMuted: boolean;
  /** Seconds for which photos and the title are shown. */
  readonly delay: number;
  readonly onOver: () => void;
  /** Called if the browser allows only muted playback. */
  readonly onSilenced: () => void;
}

/** Ends the turn of the current view: a photo after the delay, a film at its end. Suspended while paused. */
export function useTurns(view: View | undefined, turns: Turns): void {
  const { isPlaying, isMuted, delay } = turns;
  const latest = useRef(turns);
  useEffect(() => {
    latest.current = turns;
  });
  const turn = view?.turn;
  const element = view?.picture?.element;
  const film = element instanceof HTMLVideoElement ? element : undefined;

  useEffect(() => {
    if (!isPlaying || turn === undefined || film) return;
    const timer = setTimeout(() => latest.current.onOver(), delay * 1000);
    return () => clearTimeout(timer);
  }, [isPlaying, turn, film, delay]);

  useEffect(() => {
    if (film) film.currentTime = 0;
  }, [film]);
  useEffect(() => {
    if (film) film.muted = isMuted;
  }, [film, isMuted]);
  useEffect(() => {
    if (!film || !isPlaying) return;
    const over = () => latest.current.onOver();
    let timer = setTimeout(over, STALLED);
    const goesOn = () => {
      clearTimeout(timer);
      timer = setTimeout(over, STALLED);
    };
    film.addEventListener('ended', over);
    film.addEventListener('error', over);
    film.addEventListener('timeupdate', goesOn);
    void play(film, () => latest.current.onSilenced());
    return () => {
      clearTimeout(timer);
      film.removeEventListener('ended', over);
      film.removeEventListener('error', over);
      film.removeEventListener('timeupdate', goesOn);
      film.pause();
    };
  }, [film, isPlaying]);
}

/** Browsers block sound before the first interaction: the film then plays muted. */
async function play(film: HTMLVideoElement, onSilenced: () => void): Promise<void> {
  try {
    await film.play();
  } catch (error) {
    if (!(error instanceof DOMException) || error.name !== 'NotAllowedError') return;
    film.muted = true;
    onSilenced();
    await film.play().catch(() => undefined);
  }
}
