import type { AnswerReview } from '@waymark/contract';
import { sql } from 'drizzle-orm';
import { PILOT_ID } from '../games/game-line';
import { seededProvider } from '../testing/seeded-provider';

const NOW = new Date('2026-06-18T15:20:00.000Z');
const { signIn, rowsOf, count } = seededProvider(NOW);

it('records who decided what and when for every reviewed answer', async () => {
  expect(
    await count(sql`
      select count(*) as n from answers
        left join reviews on reviews.created_at = coalesce(approved_at, rejected_at)
         and reviews.user_id = reviewed_by_id and reviews.game_id = answers.game_id
         and reviews.message = review_message
         and reviews.decision = case when approved_at is null then 'reject' else 'accept' end
         and exists (select from review_steps where review_id = reviews.id and answer_id = answers.id)
       where reviewed_by_id is not null and reviews.id is null`),
  ).toBe(0);
  const kinds = await rowsOf(sql`
    select decision, count(*)::int as n from reviews where game_id = ${PILOT_ID} group by decision order by decision`);
  expect(kinds).toMatchObject([{ decision: 'accept' }, { decision: 'feature', n: 18 }, { decision: 'reject' }]);
  expect(
    await count(sql`
      select count(*) as n from (
        select created_at, lag(created_at) over (partition by game_id order by id) as before from reviews
      ) as ordered where created_at < before`),
  ).toBe(0);
});

it('counts the decisions of the day for the pace of the queue', async () => {
  const owner = await signIn('harbour', 'owner@demo.test');
  const { body } = await owner.get<{ decided_today: number; decided_last_hour: number }>(
    `/answers/statistics/${PILOT_ID}.json`,
  );
  expect(body.decided_today).toBe(
    await count(sql`select count(*) as n from answers where game_id = ${PILOT_ID} and reviewed_by_id is not null`),
  );
  expect(body.decided_last_hour).toBeGreaterThan(20);
  expect(body.decided_last_hour).toBeLessThan(body.decided_today);
});

it('lets a judge undo a decision, as if the answer had just been sent', async () => {
  const owner = await signIn('harbour', 'owner@demo.test');
  const [featured] = await rowsOf<{ id: number }>(sql`
    select id from answers where game_id = ${PILOT_ID} and featured_at is not null order by id limit 1`);
  const path = `/answers/${featured?.id}/history.json?game_id=${PILOT_ID}`;
  const history = async () => (await owner.get<{ reviews: AnswerReview[] }>(path)).body.reviews;
  const decisions = await history();
  expect(decisions.map(({ decision }) => decision)).toEqual(['feature', 'accept']);
  for (const { id: undo_id } of decisions) {
    const { status, body } = await owner.post('/answers/undo.json', { game_id: PILOT_ID, undo_id });
    expect([status, body]).toMatchObject([200, { ids: [Number(featured?.id)], kept: [] }]);
  }
  const [waiting] = await rowsOf(sql`
    select approved_at, featured_at, review_message, reviewed_by_id from answers where id = ${featured?.id}`);
  expect(waiting).toEqual({ approved_at: null, featured_at: null, review_message: '', reviewed_by_id: null });
});
