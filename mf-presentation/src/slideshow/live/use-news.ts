import type { GameId } from '@waymark/contract';
import { useLiveMessages, useTranslate } from '@waymark/host-kit';
import { useEffect, useState } from 'react';
import { NEWS_SOURCES, newsOf } from './news-of';
import { NEWS_SECONDS, type News, withNews } from './news-queue';

const NONE: readonly News[] = [];

/** The currently shown news, one event after another. Empty while the live feed is off. */
export function useNews(game: GameId, isLive: boolean): News | undefined {
  const t = useTranslate();
  const [queue, setQueue] = useState(NONE);
  useLiveMessages(NEWS_SOURCES, (message) => {
    const news = isLive ? newsOf(message, game, t) : undefined;
    if (news) setQueue((now) => withNews(now, news));
  });
  if (!isLive && queue !== NONE) setQueue(NONE);
  const [shown] = queue;
  useEffect(() => {
    if (!shown) return;
    const timer = setTimeout(() => setQueue((now) => now.slice(1)), NEWS_SECONDS * 1000);
    return () => clearTimeout(timer);
  }, [shown]);
  return shown;
}
