import type * as z from '@waymark/contract/schema';
import type { ProviderCapability } from '../provider/offer';

/** HTTP methods the provider's API uses. */
export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Who may call a route: anybody, or somebody signed in (what he may do with it is decided per game and field). */
export type Audience = 'public' | 'signed-in';

/**
 * One row of the route table, read by both sides: the client builds the call from it and reads the answer with it, the
 * provider registers the route, checks the input and describes it in OpenAPI from it.
 */
export interface Route {
  /** Stable name, also the operation id in OpenAPI. */
  readonly name: string;
  readonly method: Method;
  /** Below the version segment, one leading slash, parameters in braces: `/games/{id}.json`. */
  readonly path: string;
  readonly audience: Audience;
  /** Goes beyond the documented calls: only providers that announce this capability have it. */
  readonly capability?: ProviderCapability;
  /** Stays on the normal version on a staging host (uploads and signing). */
  readonly unswapped?: boolean;
  /** Answers without `.json` at the end as well: the specification names its address both ways ([G02]). */
  readonly bare?: boolean;
  /**
   * Makes or charges something: a client may name what it means to do in the header `Idempotency-Key`, where the provider offers
   * `idempotency`. Called again with the same key, the provider sends the same answer and does nothing.
   */
  readonly once?: true;
  /** Most bytes of the body where they are more than a form has: a file travels in it. */
  readonly mostBytes?: number;
  readonly summary: string;
  readonly params?: z.ZodMiniType;
  readonly query?: z.ZodMiniType;
  readonly body?: z.ZodMiniType;
  readonly answer: z.ZodMiniType;
  /** Content type of an answer that is a file; nobody reads parts of it. */
  readonly file?: string;
}

/** Declares a route; keeps the exact types of its schemas. */
export const defineRoute = <const R extends Route>(route: R): R => route;

/** What goes into a call of a route: only the parts the route has. Ids and page numbers are numbers here. */
export type RouteInput<R extends Route> = Part<R, 'params'> & Part<R, 'query'> & BodyPart<R>;
type Part<R, Name extends 'params' | 'query'> = R extends { readonly [K in Name]: infer S extends z.ZodMiniType }
  ? { readonly [K in Name]: z.output<S> }
  : { readonly [K in Name]?: undefined };
type BodyPart<R> = R extends { readonly body: infer S extends z.ZodMiniType }
  ? { readonly body: z.input<S> }
  : { readonly body?: undefined };

/** What a route answers, as its schema reads it. */
export type RouteAnswer<R extends Route> = z.output<R['answer']>;
