import type * as z from '@waymark/contract/schema';
import type { ProviderCapability } from '../provider/offer';

/** HTTP methods of the API. */
export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/**
 * Who may call a route: anybody, signed-in people (whose permissions depend on game and field), or programs with a
 * result key.
 */
export type Audience = 'public' | 'signed-in' | 'results-key';

/**
 * One row of the route table; its name is its key there. The client builds calls from it and parses responses with it;
 * the provider registers the route, validates input and generates OpenAPI from it.
 */
export interface Route {
  readonly method: Method;
  /** Below the version segment, one leading slash, parameters in braces: `/games/{id}.json`. */
  readonly path: string;
  readonly audience: Audience;
  /** Beyond the documented calls: only providers with this capability have it. */
  readonly capability?: ProviderCapability;
  /** Stays on the normal version on a staging host (uploads and signing). */
  readonly unswapped?: boolean;
  /** Also available without `.json`: the specification has both addresses ([G02]). */
  readonly bare?: boolean;
  /**
   * Creates or charges something: clients may send an `Idempotency-Key` if the provider offers `idempotency`. A repeat
   * with the same key gets the same response without further effect.
   */
  readonly once?: true;
  /** Open to sessions of a judge link, which may do nothing else. */
  readonly byLink?: true;
  /** Maximum body size if it is above a form's, because the body carries a file. */
  readonly mostBytes?: number;
  readonly summary: string;
  readonly params?: z.ZodMiniType;
  readonly query?: z.ZodMiniType;
  readonly body?: z.ZodMiniType;
  /** An invalid body gets this status instead of 422, which the specification does not have for the call. */
  readonly invalidBody?: 400;
  readonly answer: z.ZodMiniType;
  /** Content type of a response that is a file. */
  readonly file?: string;
}

/** Declares a route with the exact types of its schemas. */
export const defineRoute = <const R extends Route>(route: R): R => route;

/** The input of a route: only the parts it has. Ids and page numbers are numbers here. */
export type RouteInput<R extends Route> = Part<R, 'params'> & Part<R, 'query'> & BodyPart<R>;
type Part<R, Name extends 'params' | 'query'> = R extends { readonly [K in Name]: infer S extends z.ZodMiniType }
  ? { readonly [K in Name]: z.output<S> }
  : { readonly [K in Name]?: undefined };
type BodyPart<R> = R extends { readonly body: infer S extends z.ZodMiniType }
  ? { readonly body: z.input<S> }
  : { readonly body?: undefined };

/** The parsed response of a route. */
export type RouteAnswer<R extends Route> = z.output<R['answer']>;
