import type { Route } from '@waymark/contract';

/** Calls that make nothing that stays, and one whose answer is a secret: it is stored nowhere. */
const NOTHING_MADE: ReadonlySet<string> = new Set(['testWebhook', 'reportPhrase', 'previewImport', 'issueTicket']);

/**
 * Whether a key counts on a route: on every POST and PATCH by which somebody who is signed in makes or charges something. What
 * strangers may make, an account, is made once by its address.
 */
export const keepsKeys = ({ name, method, audience, file }: Route): boolean =>
  (method === 'POST' || method === 'PATCH') && audience === 'signed-in' && !file && !NOTHING_MADE.has(name);
