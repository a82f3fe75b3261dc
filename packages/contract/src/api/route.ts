import type * as z from 'zod/mini';

/** HTTP methods the provider's API uses. */
export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Who may call a route: anybody, or somebody signed in (what he may do with it is decided per game and field). */
export type Audience = 'public' | 'signed-in';

/**
 * One row of the route table, read by both sides: the client builds the call from it and reads the answer with it, the
 * provider registers the route, checks the input and describes it in OpenAPI from it.
 */
export interface Route<
  Params extends z.ZodMiniType = z.ZodMiniType,
  Query extends z.ZodMiniType = z.ZodMiniType,
  Body extends z.ZodMiniType = z.ZodMiniType,
  Answer extends z.ZodMiniType = z.ZodMiniType,
> {
  /** Stable name, also the operation id in OpenAPI. */
  readonly name: string;
  readonly method: Method;
  /** Below the version segment, one leading slash, parameters in braces: `/games/{id}.json`. */
  readonly path: string;
  readonly audience: Audience;
  /** Stays on the normal version on a staging host (uploads and signing). */
  readonly unswapped?: boolean;
  readonly summary: string;
  readonly params?: Params;
  readonly query?: Query;
  readonly body?: Body;
  readonly answer: Answer;
}

/** Declares a route; keeps the exact types of its schemas. */
export function defineRoute<
  P extends z.ZodMiniType = z.ZodMiniType<undefined>,
  Q extends z.ZodMiniType = z.ZodMiniType<undefined>,
  B extends z.ZodMiniType = z.ZodMiniType<undefined>,
  A extends z.ZodMiniType = z.ZodMiniType,
>(route: Route<P, Q, B, A>): Route<P, Q, B, A> {
  return route;
}

/** What goes into a call of a route: only the parts the route has. */
export type RouteInput<R> =
  R extends Route<infer P, infer Q, infer B, z.ZodMiniType>
    ? Part<'params', z.input<P>> & Part<'query', z.input<Q>> & Part<'body', z.input<B>>
    : never;
type Part<Name extends string, T> = [T] extends [undefined]
  ? { readonly [K in Name]?: undefined }
  : { readonly [K in Name]: T };

/** What a route answers, as its schema reads it. */
export type RouteAnswer<R> =
  R extends Route<z.ZodMiniType, z.ZodMiniType, z.ZodMiniType, infer A> ? z.output<A> : never;
