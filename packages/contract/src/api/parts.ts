import * as z from '@waymark/contract/schema';
import { number } from '../entities/shape';

/** A whole number above 0 in an address or a query, where it arrives as text. */
export const idParam = () => z.coerceNumber().check(z.int(), z.gte(1), z.lte(Number.MAX_SAFE_INTEGER));
/** `page` of a paged list, from 1. */
export const pageParam = () => z.optional(z.coerceNumber().check(z.int(), z.gte(1), z.lte(1_000_000)));
/** `per_page` of a paged list. 9999 is what full lists ask for. */
export const perPageParam = () => z.optional(z.coerceNumber().check(z.int(), z.gte(1), z.lte(9999)));

/** Tag of a language as the language table names it: `de`, `pt-BR`, `zh-Hant`. */
export const languageTag = () => z.string().check(z.maxLength(35), z.regex(/^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})*$/));

/** `meta` of a paged answer; providers name pages, page or count ([G48]). */
export const metaSchema = z.looseObject({ pages: number(), page: number(), count: number() });
/** `meta` where an answer has one; what is none counts as missing. */
export const meta = () => z.catch(z.optional(metaSchema), undefined);

/** Page sizes an organiser may choose; 25 is the default. */
export const PAGE_SIZES = [10, 25, 50] as const;
/** Items on a page unless somebody chose otherwise ([G18]). */
export const PAGE_SIZE_DEFAULT = 25;
/** Items on a page of an endless list: streams and the slideshow. */
export const PAGE_SIZE_STREAM = 50;
/** Page size in an address that makes a list endless ([G18]). */
export const PAGE_SIZE_INFINITE = 'infinite';

/** An answer whose content nobody reads. */
export const anyAnswer = z.unknown();
