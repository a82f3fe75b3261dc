/** An event in the game. */
export interface News {
  readonly id: string;
  readonly text: string;
}

/** Seconds for which news is shown. */
export const NEWS_SECONDS = 5;

/** Maximum number of waiting news, a minute's worth: the audience wants the present, not the past. */
const WAITING_MAX = 12;

/** Appends news to the queue. The displayed first item stays; the oldest waiting ones are dropped. */
export function withNews(queue: readonly News[], news: News): readonly News[] {
  if (queue.some(({ id }) => id === news.id)) return queue;
  const [shown, ...waiting] = [...queue, news];
  return shown ? [shown, ...waiting.slice(-WAITING_MAX)] : [];
}
