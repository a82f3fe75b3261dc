import type { AnswerId } from '@waymark/contract';
import { startTransition, useEffect, useState } from 'react';
import { AHEAD } from '../show/rounds';
import { type Show, upcoming } from '../show/show';
import type { Slide } from '../show/slide';
import type { MediaShelf } from './media-shelf';
import type { MediaElement } from './ready-media';

/** Milliseconds for which a slide fades in: nothing else is loaded and decoded meanwhile. */
const FADE = 700;
/** Milliseconds after which a slide that hasn't loaded is skipped. */
const PATIENCE = 10_000;

/** A slide that can be drawn immediately, or the title. */
export interface View {
  /** The turn it belongs to. */
  readonly turn: number;
  readonly picture?: { readonly slide: Slide; readonly element: MediaElement };
}

/**
 * The views on screen: the current slide once it can be drawn, on top of the previous one, which stays until then. No
 * frame is empty. Slides taken back are removed from both.
 * @param delay seconds for which a slide is shown
 */
export function useOnView(
  shelf: MediaShelf,
  show: Show,
  delay: number,
  onBroken: (id: AnswerId) => void,
): readonly View[] {
  const [views, setViews] = useState<readonly View[]>([{ turn: show.turn }]);
  const { turn, current, slides } = show;
  const slide = current === undefined ? undefined : slides.get(current);
  const isShown = views.at(-1)?.turn === turn;
  // If it can be drawn now, it is shown in the same commit as its turn.
  const element = isShown || !slide ? undefined : shelf.peek(slide.id);
  const isReady = !isShown && (!slide || element);
  if (isReady) setViews(withView(views, viewOf(turn, slide, element)));

  // biome-ignore lint/correctness/useExhaustiveDependencies: a turn is one slide, however its answer changes meanwhile
  useEffect(() => {
    if (isShown || !slide) return;
    let isOver = false;
    const end = () => {
      isOver = true;
      clearTimeout(timer);
    };
    const leaveOut = () => {
      if (!isOver) onBroken(slide.id);
      end();
    };
    const timer = setTimeout(leaveOut, PATIENCE);
    // In pieces, so that frames aren't blocked.
    const put = (element: MediaElement) =>
      startTransition(() => setViews((now) => withView(now, viewOf(turn, slide, element))));
    shelf.take(slide).then((element) => {
      if (!isOver) put(element);
      end();
    }, leaveOut);
    return end;
  }, [shelf, turn, isShown]);

  useEffect(() => {
    const next = upcoming(show, AHEAD);
    const shown = views.flatMap(({ picture }) => picture?.slide.id ?? []);
    shelf.keep(new Set([...shown, ...(current === undefined ? [] : [current]), ...next.map(({ id }) => id)]));
    // A failure is handled in its turn.
    const load = () => {
      for (const slide of next) shelf.take(slide).catch(() => undefined);
    };
    if (shown.length === 0) return load();
    const timer = setTimeout(load, Math.min(FADE, (delay * 1000) / 2));
    return () => clearTimeout(timer);
  }, [shelf, show, delay, current, views]);

  return views.filter(({ picture }) => !picture || slides.has(picture.slide.id));
}

const viewOf = (turn: number, slide: Slide | undefined, element: MediaElement | undefined): View =>
  slide && element ? { turn, picture: { slide, element } } : { turn };

/** Adds a view on top of the previous one. */
const withView = (views: readonly View[], view: View): readonly View[] =>
  views.at(-1)?.turn === view.turn ? views : [...views.slice(-1), view];
