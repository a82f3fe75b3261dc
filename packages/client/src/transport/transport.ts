import type { ApiRequest, RuntimeConfig } from '@waymark/contract';
import type { Token } from '../session/session';
import { addressOf } from './address';
import { CallFailure, isAborted, isApiFailure, messageOf, refusalIn } from './failure';
import { Offer } from './offer';

/** Source of a transport's tokens. */
export interface TokenSource {
  /**
   * The token to send; undefined if nobody is signed in.
   * @param refused a token that the provider rejected
   * @param mayBeValid whether the rejection may concern something else, such as a card
   */
  freshToken(refused?: string, mayBeValid?: boolean): Promise<Token | undefined>;
  /** The stored token, possibly expired. */
  lastToken?(): Token | undefined;
}

/** What a transport needs. */
export interface TransportOptions {
  readonly config: RuntimeConfig;
  readonly session: TokenSource;
  /** The provider's capabilities beyond the documented calls; none by default. */
  readonly offer?: Pick<Offer, 'offers' | 'settled' | 'withdraw'>;
  /** Host name of the page; decides whether the staging version is used. */
  readonly hostname: string;
  /** The current language, used by the provider for messages it sends because of a call. */
  readonly language?: () => string;
  /** Translates a server's text for people, if the language's dictionary knows it. */
  readonly say?: (text: string) => string;
  readonly fetch?: typeof fetch;
  /** A read that the page started early with this token, by its full address; returned once. */
  readonly takeEarly?: (address: string, token: string | undefined) => Promise<Response> | undefined;
  /** An unhandled 401: the session has expired. */
  readonly onLapsed: () => void;
}

/** The message about a call without a response. */
const noAnswer = (method: string): string =>
  method === 'GET' ? "Couldn't load this. Check your connection." : "Couldn't save. Check your connection.";

/** Sends a call and returns the parsed response. */
export type Send = (call: ApiRequest) => Promise<unknown>;

/**
 * Creates the function that calls the provider: address, headers, token refresh, and a uniform error.
 * @throws {CallFailure} from the returned function
 */
export function createTransport({
  config,
  session,
  offer = new Offer(),
  hostname,
  language,
  say = (text) => text,
  fetch: send = fetch,
  takeEarly,
  onLapsed,
}: TransportOptions): Send {
  return async (call) => {
    if (call.capability) {
      await offer.settled;
      if (!offer.offers(call.capability))
        throw new CallFailure(404, say("This isn't available on this platform."), undefined, true);
    }
    const handles = (status: number | 'none') => call.silent === true || (call.handles ?? []).includes(status);
    // Public reads and donations need no token, so one that is refused is left out; other public writes have
    // credentials of their own.
    const publicToken = (refused?: string) =>
      refused === undefined && (call.method === 'GET' || call.path.startsWith('/games/'))
        ? session.lastToken?.()
        : undefined;
    const token = async (refused?: string) =>
      call.public
        ? publicToken(refused)
        : await tokenFor(() => session.freshToken(refused, call.handles?.includes(401)), handles);
    const query = call.file ? { whitelabel: config.whitelabel, ...call.query } : call.query;
    const address = addressOf(config, hostname, { ...call, query });
    const keyOf = () => (offer.offers('idempotency') ? call.intent : undefined);
    const ask = (carried: Token | undefined) => {
      const key = keyOf();
      return send(address, {
        method: call.method,
        headers: {
          // A refusal is JSON, so it is asked for, but only after the file.
          Accept: call.file ? 'application/json;q=0.9, */*' : 'application/json',
          'Content-Type': 'application/json',
          'X-Whitelabel': config.whitelabel,
          ...(language ? { 'Accept-Language': language() } : {}),
          ...(carried ? { Authorization: `${carried.type} ${carried.value}` } : {}),
          // A provider need not allow headers that it does not announce.
          ...(key ? { 'Idempotency-Key': key } : {}),
        },
        credentials: 'omit',
        ...(call.body === undefined ? {} : { body: JSON.stringify(call.body) }),
        ...(call.signal ? { signal: call.signal } : {}),
        ...(call.keepalive ? { keepalive: true } : {}),
      });
    };
    const attempt = (carried: Token | undefined, early?: Promise<Response>) =>
      (early ?? ask(carried)).catch((cause: unknown) => {
        if (isAborted(cause)) throw cause;
        throw new CallFailure('none', say(noAnswer(call.method)), undefined, handles('none'), { cause });
      });

    // While the platform is out of reach, what a device has kept may still answer reads.
    const carried = await token().catch((error: unknown) => {
      if (call.method === 'GET' && isApiFailure(error) && error.status === 'none') return session.lastToken?.();
      throw error;
    });
    // An early read counts as the first attempt, whatever its outcome.
    const early = call.method === 'GET' ? takeEarly?.(address, carried?.value) : undefined;
    let answer = await attempt(carried, early);
    if (answer.status === 401 && carried) {
      // A token may expire or be replaced by another tab while the call is in flight. It had no effect then.
      const fresh = await token(carried.value);
      if (call.public || (fresh && fresh.value !== carried.value)) answer = await attempt(fresh);
    }

    // An earlier attempt with the same key is in progress, so this one had no effect.
    for (let waits = 0; keyOf() && answer.status === UNDER_WAY && waits < MOST_WAITS; waits += 1) {
      await new Promise((resolve) => setTimeout(resolve, secondsToWait(answer) * 1000));
      answer = await attempt(await token());
    }

    if (answer.ok && call.file) return await whole(() => answer.blob(), handles('none'));
    const data = await contentOf(answer, handles('none'));
    if (answer.ok) return data;
    if (answer.status === 404 && call.capability && lacksCall(data)) offer.withdraw(call.capability);
    if (answer.status === 401 && !handles(401)) onLapsed();
    const report = reportOf(answer);
    const refusal = refusalIn(say, data);
    const message = say(messageOf(answer.status, refusal));
    throw new CallFailure(answer.status, message, refusal, handles(answer.status), { report });
  };
}

/** The provider's id of a call. Pages show it, so anything long is left out. */
const reportOf = ({ headers }: Response): string | undefined => {
  const id = headers.get('X-Request-Id');
  return id && /^[\w-]{1,40}$/.test(id) ? id : undefined;
};

const UNDER_WAY = 425;
const MOST_WAITS = 5;
const LONGEST_WAIT = 10;

const secondsToWait = (answer: Response): number =>
  Math.min(LONGEST_WAIT, Math.max(1, Number(answer.headers.get('Retry-After')) || 1));

async function tokenFor(
  ask: () => Promise<Token | undefined>,
  handles: (status: number | 'none') => boolean,
): Promise<Token | undefined> {
  try {
    return await ask();
  } catch (error) {
    if (!isApiFailure(error) || error.handled || !handles(error.status)) throw error;
    throw new CallFailure(error.status, error.message, error.data, true, { cause: error });
  }
}

/** Reads the whole response. @throws {CallFailure} if the connection breaks before its end */
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

/** Whether a 404 may mean that the call does not exist; a missing record has `missing`. */
const lacksCall = (data: unknown): boolean => (data as { readonly missing?: unknown } | undefined)?.missing !== true;
