import { bigint, boolean, jsonb, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/**
 * Building blocks of the tables. Columns are named as the specification names the fields, so that a row and its answer
 * read alike.
 */

/** A record's own id. Wide enough for every id an address can carry, so that an unknown one is merely not found. */
export const id = () => bigint({ mode: 'number' }).primaryKey().generatedByDefaultAsIdentity();
/** The id of another record. */
export const ref = () => bigint({ mode: 'number' });
/** A moment, to the millisecond, as answers carry it. */
export const moment = () => timestamp({ withTimezone: true, precision: 3, mode: 'date' });
/** When the record came to be. */
export const createdAt = () => moment().notNull().defaultNow();
/** When the record last changed. */
export const updatedAt = () => moment().notNull().defaultNow();
/** A switch that travels as 1 or 0. */
export const bit = (initial: 0 | 1) => smallint().notNull().default(initial);
/** A yes/no value that travels as such. */
export const yesNo = () => boolean().notNull().default(false);
/** A list of texts. */
export const texts = () => jsonb().$type<string[]>().notNull().default([]);
/** A text that may be empty but is always there. */
export const words = () => text().notNull().default('');
/** The uuid of an uploaded file. */
export const mediaRef = () => uuid();
