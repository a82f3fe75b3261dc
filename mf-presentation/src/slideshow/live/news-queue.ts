/** Something that happened in the game. */
export interface News {
  readonly id: string;
  readonly text: string;
}

/** Seconds for which a notification is on view. */
export const NEWS_SECONDS = 5;

/** As many wait at most, a minute's worth: a hall wants to hear what happens, not what happened. */
const WAITING_MAX = 12;

/** The queue with more news at its end. The first of it is on view and stays; of those that wait the oldest give way. */
export function withNews(queue: readonly News[], news: News): readonly News[] {
  if (queue.some(({ id }) => id === news.id)) return queue;
  const [shown, ...waiting] = [...queue, news];
  return shown ? [shown, ...waiting.slice(-WAITING_MAX)] : [];
}
