import type { Answer } from '@waymark/contract';
import { happens, pick, type Random } from './chance';
import type { Person } from './person';
import { BLAME, PRAISE } from './words';

/** What the judge did. */
export type DeskMove = 'accepted' | 'rejected' | 'featured' | 'rested';

/** The judge is this far behind, so that there is always something waiting. */
const LEFT_WAITING = 12;
const LATEST = 100;

/** Lets the judge look at the one that waits longest, or feature one that was liked. */
export async function reviewOn(random: Random, judge: Person, gameId: number): Promise<DeskMove> {
  const { answers } = await judge.call<{ answers: Answer[] }>('GET', `/answers/game/${gameId}.json?per_page=${LATEST}`);
  const decide = async (decision: string, { id, review_key }: Answer, more: object) => {
    await judge.call('PUT', `/answers/${id}/${decision}.json`, { id, game_id: gameId, review_key, ...more });
  };
  const ready = answers.filter(({ user_id, placeholders }) => user_id != null && placeholders.length === 0);
  const liked = ready.filter((one) => one.approved_at && !one.featured_at && one.assets?.photos.length);
  const best = pick(random, liked.slice(0, 30));
  if (best && happens(random, 0.12)) {
    await decide('feature', best, {});
    return 'featured';
  }
  const waiting = ready.filter((one) => !one.approved_at && !one.rejected_at);
  const oldest = waiting.at(-1);
  if (!oldest || waiting.length < LEFT_WAITING) return 'rested';
  if (happens(random, 0.1)) {
    await decide('reject', oldest, { points: 0, message: pick(random, BLAME) });
    return 'rejected';
  }
  const share = happens(random, 0.2) ? 0.8 : 1;
  const points = Math.round(((oldest.points ?? 0) * share) / 5) * 5;
  await decide('accept', oldest, { points, ...(happens(random, 0.3) ? { message: pick(random, PRAISE) } : {}) });
  return 'accepted';
}
