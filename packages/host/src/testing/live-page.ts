import type { QueryClient } from '@waymark/host-kit/query';
import { LaterCode } from '../live/later-code';
import type { LivePage } from '../live/live-desk';
import { LiveUpdates } from '../live/live-updates';
import { OwnWrites } from '../live/own-writes';

/** This page's account. */
export const ME = 1;

/** A page's live updates, whose desk has not loaded yet. */
export function livePage(
  queries: QueryClient,
  fetch = () => import('../live/live-line'),
  more: Pick<LivePage, 'eventTarget' | 'signal'> = {},
) {
  const code = new LaterCode(fetch);
  const writes = new OwnWrites();
  return { code, writes, live: new LiveUpdates(code, { queries, myId: () => ME, writes, ...more }) };
}
