import type { Method } from '../api/route';
import type { ProviderCapability } from '../provider/offer';
import type { Capability } from './capability';

/** One call of the provider's API. */
export interface ApiRequest {
  readonly method: Method;
  /** Without the version segment, parameters filled in: `/games/7.json`. */
  readonly path: string;
  readonly query?: Readonly<Record<string, string | number | boolean | undefined>>;
  readonly body?: unknown;
  /** Stays on the normal version on a staging host. */
  readonly unswapped?: boolean;
  /** Needs no session. */
  readonly public?: boolean;
  /** Statuses that the call site handles; they never reach the error catalogue ([G13]). */
  readonly handles?: readonly (number | 'none')[];
  /** Since 1.1: the response is a file, returned as a Blob; the white label is also sent in the query ([G85]). */
  readonly file?: boolean;
  /**
   * Since 1.2: beyond the documented calls. If the provider does not offer it, the call fails with 404 without being
   * sent; a 404 despite the offer withdraws it until the page is reloaded.
   */
  readonly capability?: ProviderCapability;
  /**
   * Since 1.2: an idempotency key. If the provider offers `idempotency`, calls with the same key take effect once;
   * retries reuse the key, a new press generates one.
   */
  readonly intent?: string;
  /** Failures are only logged. */
  readonly silent?: boolean;
  /** Since 1.3: still sent when the page closes, as the last thing. */
  readonly keepalive?: boolean;
  readonly signal?: AbortSignal;
}

/** A failed call, as data that survives the boundary (errors of two builds share no classes). */
export interface ApiFailure {
  readonly name: 'ApiFailure';
  /** HTTP status, or `none` without a response. */
  readonly status: number | 'none';
  /** The server's message, otherwise a plain sentence. */
  readonly message: string;
  /** The response body: parsed if it was JSON, otherwise text. */
  readonly data: unknown;
  /** The call site handles this status, or the call is silent, so nobody else shows it. */
  readonly handled: boolean;
  /** The provider's id of the call, if it has one (`X-Request-Id`), for asking its operators. */
  readonly report?: string;
}

/** Calls the provider with credentials, white label and token refresh. */
export interface ApiCapability extends Capability {
  /**
   * @returns the parsed JSON; undefined for an empty response; a Blob if a file was requested
   * @throws {ApiFailure} for every status from 400, and without a response
   */
  request(call: ApiRequest): Promise<unknown>;
  /** PUTs a file to a signed address without credentials. Progress goes from 0 to 1. */
  putFile(address: string, file: Blob, options?: PutFileOptions): Promise<void>;
  /**
   * Since 1.2: whether the provider offers a capability beyond the documented calls. `features.offered` reports
   * changes.
   */
  offers?(capability: ProviderCapability): boolean;
  /** Since 1.2: address of a geocoding service that browsers call directly ([G47]), containing `{address}`. */
  readonly geocoder?: string;
  /** Resolves an address of the provider (`/media/…`). */
  resolve(address: string): string;
}

/** Options of an upload. */
export interface PutFileOptions {
  readonly onProgress?: (done: number) => void;
  readonly signal?: AbortSignal;
}
