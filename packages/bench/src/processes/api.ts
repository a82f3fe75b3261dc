import { DEMO_PASSWORD } from '@waymark/launch';

/** The white label of the demo data. */
export const WHITELABEL = 'harbour';

/** A signed-in caller. */
export interface Caller {
  readonly token: string;
  readonly userId: number;
  readonly headers: Readonly<Record<string, string>>;
}

/** Signs in as the owner of the demo games, or another user with the same password. */
export async function callAsOwner(origin: string, email = 'owner@demo.test'): Promise<Caller> {
  const headers = { Accept: 'application/json', 'Content-Type': 'application/json', 'X-Whitelabel': WHITELABEL };
  const answer = await fetch(`${origin}/v1/users/authenticate.json`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ email, password: DEMO_PASSWORD }),
  });
  if (!answer.ok) throw new Error(`Sign-in responded with ${answer.status}.`);
  const { token, user_id: userId } = (await answer.json()) as { token: string; user_id: number };
  return { token, userId, headers: { ...headers, Authorization: `Bearer ${token}` } };
}
