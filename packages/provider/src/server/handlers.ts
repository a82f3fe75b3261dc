import type { RouteAnswer, RouteName, routeTable } from '@waymark/contract';
import type * as z from 'zod/mini';
import type { Caller } from '../session/caller';
import type { FileAnswer } from './send-file';

type Table = typeof routeTable;
type Read<R, Part extends string> = R extends { readonly [K in Part]: infer S extends z.ZodMiniType }
  ? z.output<S>
  : undefined;

/** One call of a route, read and checked. */
export interface Call<Name extends RouteName> {
  readonly params: Read<Table[Name], 'params'>;
  readonly query: Read<Table[Name], 'query'>;
  readonly body: Read<Table[Name], 'body'>;
  /** Who calls; nobody on a public route. */
  readonly caller: Table[Name]['audience'] extends 'public' ? undefined : Caller;
  /** What `X-Whitelabel` says. On routes for signed-in people it is the caller's own. */
  readonly whitelabel: string;
  readonly ip: string;
  /** Tags of the languages the person reads, the most wanted first. */
  readonly languages: readonly string[];
}

/** Answers the calls of one route. */
export type Handler<Name extends RouteName> = (
  call: Call<Name>,
) => Promise<Table[Name] extends { readonly file: string } ? FileAnswer : RouteAnswer<Table[Name]>>;
/** A handler for every route of the table. */
export type Handlers = { readonly [Name in RouteName]: Handler<Name> };
/** The handlers of one noun. */
export type HandlersOf<Name extends RouteName> = Pick<Handlers, Name>;
