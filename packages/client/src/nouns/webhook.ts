import { type ApiFailure, testWebhook } from '@waymark/contract';
import { type Api, callRoute } from '../transport/call';

const TIMEOUT = 10_000;

/** Asked of every provider, announced or not: only its 404 shows that it lacks the call ([G46]). */
const { capability: _, ...ASKED } = testWebhook;

/**
 * Whether a webhook accepts a test post. The provider sends it; without that call the browser does, without the
 * session's headers ([G46]).
 */
export async function acceptsTestPost(api: Api, url: string, signal?: AbortSignal): Promise<boolean> {
  try {
    const { ok } = await callRoute(api, ASKED, { body: { url } }, { handles: [404], ...(signal ? { signal } : {}) });
    return ok;
  } catch (error) {
    if ((error as Partial<ApiFailure>).status !== 404) throw error;
    return postFromHere(url, signal);
  }
}

async function postFromHere(url: string, signal: AbortSignal | undefined): Promise<boolean> {
  const timeout = AbortSignal.timeout(TIMEOUT);
  try {
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ test: true }),
      credentials: 'omit',
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    });
    return answer.ok;
  } catch (error) {
    if (signal?.aborted) throw error;
    return false;
  }
}
