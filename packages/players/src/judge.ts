import type { Answer } from '@waymark/contract';
import { happens, pick, type Random } from './chance';
import type { Person } from './person';
import { BLAME, PRAISE } from './words';

/** What the judge's move did. */
export type JudgeMove = 'accepted' | 'rejected' | 'featured' | 'rested';

/** Answers left unreviewed, so that the monitor is never empty. */
const BACKLOG = 12;
const PAGE_SIZE = 100;

/** The judge reviews the oldest waiting answer, or features an accepted one. */
export async function judgeMove(random: Random, judge: Person, gameId: number): Promise<JudgeMove> {
  const { answers } = await judge.call<{ answers: Answer[] }>(
    'GET',
    `/answers/game/${gameId}.json?per_page=${PAGE_SIZE}`,
  );
  const decide = async (decision: string, { id, review_key }: Answer, more: object) => {
    await judge.call('PUT', `/answers/${id}/${decision}.json`, { id, game_id: gameId, review_key, ...more });
  };
  const ready = answers.filter(({ user_id, placeholders }) => user_id != null && !placeholders?.length);
  const liked = ready.filter((one) => one.approved_at && !one.featured_at && one.assets?.photos.length);
  const best = pick(random, liked.slice(0, 30));
  if (best && happens(random, 0.12)) {
    await decide('feature', best, {});
    return 'featured';
  }
  const waiting = ready.filter((one) => !one.approved_at && !one.rejected_at);
  const oldest = waiting.at(-1);
  if (!oldest || waiting.length < BACKLOG) return 'rested';
  if (happens(random, 0.1)) {
    await decide('reject', oldest, { points: 0, message: pick(random, BLAME) });
    return 'rejected';
  }
  const share = happens(random, 0.2) ? 0.8 : 1;
  const points = Math.round(((oldest.points ?? 0) * share) / 5) * 5;
  await decide('accept', oldest, { points, ...(happens(random, 0.3) ? { message: pick(random, PRAISE) } : {}) });
  return 'accepted';
}
