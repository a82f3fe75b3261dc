import * as z from '@waymark/contract/schema';
import { number } from '../entities/shape';

/** A positive integer in an address or a query, where it arrives as text. */
export const idParam = () => z.coerceNumber().check(z.int(), z.gte(1), z.lte(Number.MAX_SAFE_INTEGER));
/** `page` of a paged list, from 1. */
export const pageParam = () => z.optional(z.coerceNumber().check(z.int(), z.gte(1), z.lte(1_000_000)));
/** `per_page` of a paged list. Full lists ask for 9999. */
export const perPageParam = () => z.optional(z.coerceNumber().check(z.int(), z.gte(1), z.lte(9999)));

/** A language tag from the language table: `de`, `pt-BR`, `zh-Hant`. */
export const languageTag = () => z.string().check(z.maxLength(35), z.regex(/^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})*$/));

/** `meta` of a paged response; providers name pages, page or count ([G48]). */
export const metaSchema = z.looseObject({ pages: number(), page: number(), count: number() });
/** `meta` if a response has it; an invalid one counts as missing. */
export const meta = () => z.catch(z.optional(metaSchema), undefined);

/** Page sizes to choose from; 25 is the default. */
export const PAGE_SIZES = [10, 25, 50] as const;
/** Default page size ([G18]). */
export const PAGE_SIZE_DEFAULT = 25;
/** Page size of endless lists: streams and the slideshow. */
export const PAGE_SIZE_STREAM = 50;
/** Page size in an address that makes a list endless ([G18]). */
export const PAGE_SIZE_INFINITE = 'infinite';

/** A response without content of interest. */
export const anyAnswer = z.unknown();
