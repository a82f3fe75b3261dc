import { type SlideshowBrand, slideshowPart } from '@waymark/client';
import type { GameId } from '@waymark/contract';
import { useHost } from '@waymark/host-kit';
import { useEffect, useReducer, useRef, useState } from 'react';
import { SlideFeed } from './live/slide-feed';
import { useTakenBack } from './live/use-taken-back';
import type { ShowSettings } from './show/settings';
import { NEW_SHOW, type Show, type ShowEvent, showAfter } from './show/show';

/** Interval in milliseconds of polling the newest answers. */
const REFRESH = 30_000;
/** How old a list gets without the live feed: addresses of media may be signed for a while only. */
const KEPT = 600_000;

const afterEvent = (show: Show, event: ShowEvent): Show => showAfter(show, event, Math.random);

const newShow = ({ isLive, isShuffled, featuredOnly }: ShowSettings): Show => ({
  ...NEW_SHOW,
  isLive,
  isShuffled,
  featuredOnly,
});

/**
 * The slideshow of a game, updated live.
 * @param settings those it begins with
 */
export function useSlideshow(game: GameId, settings: ShowSettings) {
  const { api, errors } = useHost();
  const [show, tell] = useReducer(afterEvent, settings, newShow);
  const [failure, setFailure] = useState<unknown>();
  const [brand, setBrand] = useState<SlideshowBrand>();
  const feed = useRef<SlideFeed>(undefined);
  /** When the list was last read in full. */
  const read = useRef(0);
  const { isLive, round } = show;

  useEffect(() => {
    const control = new AbortController();
    let isReported = false;
    const own = new SlideFeed({
      load: async (before, how) => {
        const part = await slideshowPart(api, game, before, { ...how, signal: control.signal });
        if (part.brand) setBrand((now) => (isSameBrand(now, part.brand) ? now : part.brand));
        return part;
      },
      onPart: (part) => {
        setFailure(undefined);
        tell({ type: 'part', part });
      },
      onFailure: (error) => {
        setFailure(error);
        // Once, although it is polled.
        if (!isReported) errors.report(error, { read: true });
        isReported = true;
      },
    });
    feed.current = own;
    read.current = Date.now();
    void own.readAll();
    return () => {
      own.end();
      control.abort();
    };
  }, [api, errors, game]);

  useEffect(() => {
    if (!isLive) return;
    const timer = setInterval(() => void feed.current?.refresh(), REFRESH);
    return () => clearInterval(timer);
  }, [isLive]);

  // A title reloads an old list in full, so that temporarily signed URLs stay valid.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the feed alone reloads nothing
  useEffect(() => {
    if (round === 0 || Date.now() - read.current < (isLive ? REFRESH : KEPT)) return;
    read.current = Date.now();
    void feed.current?.readAll();
  }, [round]);

  useTakenBack(game, {
    onTakenBack: (ids) => {
      feed.current?.takeBack(ids);
      tell({ type: 'takenBack', ids });
    },
    onChanged: () => void feed.current?.readAll(),
  });

  const retry = () => {
    setFailure(undefined);
    void feed.current?.readAll();
  };
  return { show, brand, tell, failure, retry };
}

const isSameBrand = (one: SlideshowBrand | undefined, other: SlideshowBrand | undefined): boolean =>
  one?.colour === other?.colour && one?.logo === other?.logo;
