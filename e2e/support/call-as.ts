import type { Settings } from '@waymark/launch';

/** Calls the provider. @throws {Error} with status and answer if it is refused */
export type Call = <Answer = unknown>(method: string, path: string, body?: object) => Promise<Answer>;

/** Calls with a token, or as a visitor. */
export const callAs =
  ({ page: { apiOrigin, apiVersion, whitelabel } }: Settings, token?: string): Call =>
  async <Answer>(method: string, path: string, body?: object) => {
    const answer = await fetch(`${apiOrigin}/${apiVersion}${path}`, {
      method,
      headers: {
        'Content-Type': 'application/json',
        'X-Whitelabel': whitelabel,
        ...(token ? { Authorization: `Bearer ${token}` } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
    return (await answer.json()) as Answer;
  };

/** Calls of an account that signs in (`/users/authenticate.json`), or is new (`/users.json`). */
export async function signedIn(settings: Settings, path: string, account: object): Promise<Call> {
  const { token } = await callAs(settings)<{ token: string }>('POST', path, account);
  return callAs(settings, token);
}
