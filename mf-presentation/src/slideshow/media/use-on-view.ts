import type { AnswerId } from '@waymark/contract';
import { useHost } from '@waymark/host-kit';
import { useEffect, useMemo, useState } from 'react';
import { type Show, upcoming } from '../show/show';
import type { Slide } from '../show/slide';
import { MediaShelf } from './media-shelf';
import type { MediaElement } from './ready-media';

/** Slides that are loaded and decoded before their turn. */
const AHEAD = 3;
/** Milliseconds after which a slide that does not come is left out. */
const PATIENCE = 10_000;

/** Milliseconds for which a slide comes in; nothing is loaded, decoded or laid out meanwhile. */
const COMING_IN = 900;

/** A slide that can be drawn at once. */
export interface Picture {
  readonly slide: Slide;
  readonly element: MediaElement;
}

/** A slide that can be drawn at once, or the title. */
export interface View {
  /** The turn it is shown for. */
  readonly turn: number;
  readonly picture?: Picture;
}

/** What is on screen, and the photo that is laid out unseen for the next turn. */
interface OnView {
  readonly views: readonly View[];
  readonly next: Picture | undefined;
}

/**
 * What is on screen: the slide in turn as soon as it can be drawn, over the one before, which stays until then. No frame is
 * empty. What was taken back is on neither.
 */
export function useOnView(show: Show, onBroken: (id: AnswerId) => void): OnView {
  const { api } = useHost();
  const shelf = useMemo(() => new MediaShelf(api.resolve), [api]);
  const [views, setViews] = useState<readonly View[]>([{ turn: show.turn }]);
  const [ready, setReady] = useState<Picture>();
  const { turn, current, slides } = show;

  // biome-ignore lint/correctness/useExhaustiveDependencies: a turn is one slide, however its answer changes meanwhile
  useEffect(() => {
    const slide = current === undefined ? undefined : slides.get(current);
    const put = (view: View) =>
      setViews((now) => {
        const before = now.slice(-1).filter(({ picture }) => !picture || picture.slide.id !== view.picture?.slide.id);
        return now.at(-1)?.turn === turn ? now : [...before, view];
      });
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
    let isOver = false;
    const timer = setTimeout(() => {
      // One that does not come says so in its turn.
      for (const [at, slide] of next.entries())
        shelf.take(slide).then(
          (element) => {
            // A film begins in its turn.
            if (at === 0 && !isOver && element instanceof HTMLImageElement) setReady({ slide, element });
          },
          () => undefined,
        );
    }, COMING_IN);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [shelf, show, current, views]);
  useEffect(() => () => shelf.keep(new Set()), [shelf]);

  const shown = views.filter(({ picture }) => !picture || slides.has(picture.slide.id));
  const [following] = upcoming(show, 1);
  const isNext =
    ready !== undefined &&
    (ready.slide.id === following?.id || (ready.slide.id === current && shown.at(-1)?.turn !== turn)) &&
    shown.every(({ picture }) => picture?.slide.id !== ready.slide.id);
  return { views: shown, next: isNext ? ready : undefined };
}
