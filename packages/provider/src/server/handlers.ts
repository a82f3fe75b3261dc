import type { RouteAnswer, RouteName, routeTable } from '@waymark/contract';
import type * as z from 'zod/mini';
import type { KeyHolder } from '../results/key-holder';
import type { Caller } from '../session/caller';
import type { FileAnswer } from './send-file';

type Table = typeof routeTable;
type Read<R, Part extends string> = R extends { readonly [K in Part]: infer S extends z.ZodMiniType }
  ? z.output<S>
  : undefined;

/** A parsed call. */
export interface Call<Name extends RouteName> {
  readonly params: Read<Table[Name], 'params'>;
  readonly query: Read<Table[Name], 'query'>;
  readonly body: Read<Table[Name], 'body'>;
  /** The caller; undefined on routes without a session. */
  readonly caller: Table[Name]['audience'] extends 'signed-in' ? Caller : undefined;
  /** The calling program, on routes for keys. */
  readonly holder: Table[Name]['audience'] extends 'results-key' ? KeyHolder : undefined;
  /** The value of `X-Whitelabel`. On signed-in routes it is the caller's own. */
  readonly whitelabel: string;
  readonly ip: string;
  /** Preferred languages as tags, in order. */
  readonly languages: readonly string[];
}

/** Handles the calls of one route. */
export type Handler<Name extends RouteName> = (
  call: Call<Name>,
) => Promise<Table[Name] extends { readonly file: string } ? FileAnswer : RouteAnswer<Table[Name]>>;
/** A handler for every route of the contract. */
export type Handlers = { readonly [Name in RouteName]: Handler<Name> };
/** The handlers of one noun. */
export type HandlersOf<Name extends RouteName> = Pick<Handlers, Name>;
