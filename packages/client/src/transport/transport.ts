import type { ApiRequest, RuntimeConfig } from '@waymark/contract';
import type { Token } from '../session/session';
import { addressOf } from './address';
import { CallFailure, isAborted, isApiFailure, messageOf } from './failure';
import { Offer } from './offer';

/** Where a transport gets its tokens. */
export interface TokenSource {
  /**
   * The token to send; undefined for nobody.
   * @param refused the one that the provider did not take
   */
  freshToken(refused?: string): Promise<Token | undefined>;
}

/** What a transport needs of its surroundings. */
export interface TransportOptions {
  readonly config: RuntimeConfig;
  readonly session: TokenSource;
  /** What the provider offers beyond the documented calls; nothing without this. */
  readonly offer?: Pick<Offer, 'offers' | 'settled' | 'withdraw'>;
  /** Host name of the page; decides whether the staging version is spoken. */
  readonly hostname: string;
  /** Tag of the language on view: what the provider writes to somebody because of a call is in it. */
  readonly language?: () => string;
  readonly fetch?: typeof fetch;
  /** A read that the page started with this token before the builder was there, by its full address; handed out once. */
  readonly takeEarly?: (address: string, token: string | undefined) => Promise<Response> | undefined;
  /** A call came back with 401 that nobody handles: the session has lapsed. */
  readonly onLapsed: () => void;
}

/** Sends a call and answers its parsed content. */
export type Send = (call: ApiRequest) => Promise<unknown>;

/**
 * Makes the function that sends calls to the provider: address, headers, token, refresh before an expired token is used,
 * and one kind of error for everything that fails.
 * @throws {CallFailure} from the returned function
 */
export function createTransport({
  config,
  session,
  offer = new Offer(),
  hostname,
  language,
  fetch: send = fetch,
  takeEarly,
  onLapsed,
}: TransportOptions): Send {
  return async (call) => {
    if (call.capability) {
      await offer.settled;
      if (!offer.offers(call.capability))
        throw new CallFailure(404, 'The platform does not offer this.', undefined, true);
    }
    const handles = (status: number | 'none') => call.silent === true || (call.handles ?? []).includes(status);
    const token = (refused?: string) => (call.public ? undefined : tokenFor(session, handles, refused));
    const query = call.file ? { whitelabel: config.whitelabel, ...call.query } : call.query;
    const address = addressOf(config, hostname, { ...call, query });
    const ask = (carried: Token | undefined) =>
      send(address, {
        method: call.method,
        headers: {
          Accept: call.file ? '*/*' : 'application/json',
          'Content-Type': 'application/json',
          'X-Whitelabel': config.whitelabel,
          ...(language ? { 'Accept-Language': language() } : {}),
          ...(carried ? { Authorization: `${carried.type} ${carried.value}` } : {}),
          // A header that a provider does not announce, it need not allow either.
          ...(call.intent && offer.offers('idempotency') ? { 'Idempotency-Key': call.intent } : {}),
        },
        credentials: 'omit',
        ...(call.body === undefined ? {} : { body: JSON.stringify(call.body) }),
        ...(call.signal ? { signal: call.signal } : {}),
      });
    const attempt = (carried: Token | undefined, early?: Promise<Response>) =>
      (early ?? ask(carried)).catch((cause: unknown) => {
        if (isAborted(cause)) throw cause;
        throw new CallFailure('none', 'The platform did not answer.', undefined, handles('none'), { cause });
      });

    const carried = await token();
    // An early read is the first attempt, however it ends.
    const early = call.method === 'GET' ? takeEarly?.(address, carried?.value) : undefined;
    let answer = await attempt(carried, early);
    if (answer.status === 401 && carried) {
      // A token may run out, or be traded for another one by a tab, while it is on its way. Nothing was done then.
      const fresh = await token(carried.value);
      if (fresh && fresh.value !== carried.value) answer = await attempt(fresh);
    }

    // An earlier try of the same intent is still under way: nothing was done by this one.
    for (let waits = 0; call.intent && answer.status === UNDER_WAY && waits < MOST_WAITS; waits += 1) {
      await new Promise((resolve) => setTimeout(resolve, secondsToWait(answer) * 1000));
      answer = await attempt(await token());
    }

    if (answer.ok && call.file) return await whole(() => answer.blob(), handles('none'));
    const data = await contentOf(answer, handles('none'));
    if (answer.ok) return data;
    if (answer.status === 404 && call.capability && lacksCall(data)) offer.withdraw(call.capability);
    if (answer.status === 401 && !handles(401)) onLapsed();
    throw new CallFailure(answer.status, messageOf(answer.status, data), data, handles(answer.status));
  };
}

const UNDER_WAY = 425;
const MOST_WAITS = 5;
const LONGEST_WAIT = 10;

const secondsToWait = (answer: Response): number =>
  Math.min(LONGEST_WAIT, Math.max(1, Number(answer.headers.get('Retry-After')) || 1));

async function tokenFor(
  session: TokenSource,
  handles: (status: number | 'none') => boolean,
  refused: string | undefined,
): Promise<Token | undefined> {
  try {
    return await session.freshToken(refused);
  } catch (error) {
    if (!isApiFailure(error) || error.handled || !handles(error.status)) throw error;
    throw new CallFailure(error.status, error.message, error.data, true, { cause: error });
  }
}

/** Waits for the whole of an answer. @throws {CallFailure} when the connection breaks off before */
async function whole<T>(read: () => Promise<T>, handled: boolean): Promise<T> {
  return await read().catch((cause: unknown) => {
    if (isAborted(cause)) throw cause;
    throw new CallFailure('none', 'The connection broke off during the answer.', undefined, handled, { cause });
  });
}

async function contentOf(answer: Response, handled: boolean): Promise<unknown> {
  const text = await whole(() => answer.text(), handled);
  if (text.trim() === '') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** Whether a 404 may mean that the provider has no such call; one that misses an object says so with `missing`. */
const lacksCall = (data: unknown): boolean => (data as { readonly missing?: unknown } | undefined)?.missing !== true;
