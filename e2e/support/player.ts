import type { Settings } from '@waymark/launch';
import { type Call, callAs } from './call-as';

/** Signs a player in with the code of their unlock link. @returns calls of their app */
export async function playWith(code: string, settings: Settings): Promise<Call> {
  const { token } = await callAs(settings)<{ token: string }>('POST', '/play/unlock.json', { code });
  return callAs(settings, token);
}
