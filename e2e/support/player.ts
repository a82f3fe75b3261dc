import type { Settings } from '@waymark/launch';

/** Calls of a player's app. */
export interface PlayerApp {
  call<Answer>(method: string, path: string, body?: object): Promise<Answer>;
}

/** Signs a player in with the code of their unlock link. */
export async function playWith(code: string, { page }: Settings): Promise<PlayerApp> {
  const { apiOrigin, apiVersion, whitelabel } = page;
  const ask = async <Answer>(method: string, path: string, body?: object, token = ''): Promise<Answer> => {
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
  const { token } = await ask<{ token: string }>('POST', '/play/unlock.json', { code });
  return { call: (method, path, body) => ask(method, path, body, token) };
}
