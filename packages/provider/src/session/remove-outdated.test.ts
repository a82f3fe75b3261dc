import type { TokenAnswer } from '@waymark/contract';
import { eq } from 'drizzle-orm';
import { sessions } from '../db/schema';
import { TEST_PASSWORD, testProvider } from '../testing';
import { makePlayground } from '../testing/playground';
import { removeOutdated } from './remove-outdated';

const DAY = 86_400_000;
const SESSION_DAYS = 90;

const provider = testProvider();

it('deletes sessions once nobody can renew them, except those of judge links', async () => {
  const { database, clock } = provider;
  const { game, owner, whiteLabel } = await makePlayground(provider);
  const user = await provider.make.user(whiteLabel);
  const visitor = provider.visitor(whiteLabel.identifier);
  const signIn = async () => {
    const account = { email: user.email, password: TEST_PASSWORD };
    return (await visitor.post<TokenAnswer>('/users/authenticate.json', account)).body;
  };
  /** How many sessions of an account are left after so many days more. */
  const leftAfter = async (days: number, userId = user.id) => {
    clock.forward(days * DAY);
    await removeOutdated(database.db, clock.now(), SESSION_DAYS);
    return (await database.db.select().from(sessions).where(eq(sessions.user_id, userId))).length;
  };

  const links = `/games/${game.id}/judge-links.json`;
  const { key } = (await owner.post<{ key: string }>(links, { name: 'Stage', hours: 2 })).body;
  const guest = (await visitor.post<TokenAnswer>('/judge-links/open.json', { key, name: 'Ada' })).body;
  const [ended] = [await signIn(), await signIn()];
  await visitor.post('/users/sign-out.json', { refresh_token: ended.refresh_token });

  // A used refresh token still reveals theft.
  expect(await leftAfter(1)).toBe(2);
  expect(await leftAfter(31)).toBe(1);
  expect(await leftAfter(57)).toBe(1);
  expect(await leftAfter(2)).toBe(0);
  expect(await leftAfter(0, guest.user_id)).toBe(1);
});
