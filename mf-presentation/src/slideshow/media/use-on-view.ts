import type { AnswerId } from '@waymark/contract';
import { useHost } from '@waymark/host-kit';
import { startTransition, useEffect, useMemo, useState } from 'react';
import { type Show, upcoming } from '../show/show';
import type { Slide } from '../show/slide';
import { MediaShelf } from './media-shelf';
import type { MediaElement } from './ready-media';

/** Slides that are loaded and decoded before their turn. */
const AHEAD = 3;
/** Milliseconds for which a slide fades in: nothing else is loaded and decoded meanwhile. */
const FADE = 700;
/** Milliseconds after which a slide that does not come is left out. */
const PATIENCE = 10_000;

/** A slide that can be drawn at once, or the title. */
export interface View {
  /** The turn it is shown for. */
  readonly turn: number;
  readonly picture?: { readonly slide: Slide; readonly element: MediaElement };
}

/**
 * What is on screen: the slide in turn as soon as it can be drawn, over the one before, which stays until then. No frame is
 * empty. What was taken back is on neither.
 * @param delay seconds for which a slide stays
 */
export function useOnView(show: Show, delay: number, onBroken: (id: AnswerId) => void): readonly View[] {
  const { api } = useHost();
  const shelf = useMemo(() => new MediaShelf(api.resolve), [api]);
  const [views, setViews] = useState<readonly View[]>([{ turn: show.turn }]);
  const { turn, current, slides } = show;

  // biome-ignore lint/correctness/useExhaustiveDependencies: a turn is one slide, however its answer changes meanwhile
  useEffect(() => {
    const slide = current === undefined ? undefined : slides.get(current);
    // In pieces, between which frames have their turn.
    const put = (view: View) =>
      startTransition(() => setViews((now) => (now.at(-1)?.turn === turn ? now : [...now.slice(-1), view])));
    if (!slide) return put({ turn });
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
    shelf.take(slide).then((element) => {
      if (!isOver) put({ turn, picture: { slide, element } });
      end();
    }, leaveOut);
    return end;
  }, [shelf, turn]);

  useEffect(() => {
    const next = upcoming(show, AHEAD);
    const shown = views.flatMap(({ picture }) => picture?.slide.id ?? []);
    shelf.keep(new Set([...shown, ...(current === undefined ? [] : [current]), ...next.map(({ id }) => id)]));
    // One that does not come says so in its turn.
    const load = () => {
      for (const slide of next) shelf.take(slide).catch(() => undefined);
    };
    if (shown.length === 0) return load();
    const timer = setTimeout(load, Math.min(FADE, (delay * 1000) / 2));
    return () => clearTimeout(timer);
  }, [shelf, show, delay, current, views]);
  useEffect(() => () => shelf.keep(new Set()), [shelf]);

  return views.filter(({ picture }) => !picture || slides.has(picture.slide.id));
}
