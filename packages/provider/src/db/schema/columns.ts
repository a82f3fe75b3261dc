import { bigint, boolean, jsonb, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/**
 * Building blocks of the tables. Columns are named like the fields in the specification, so that rows and responses
 * read alike.
 */

/** A record's own id. Wide enough for any id in an address, so that an unknown one is merely not found. */
export const id = () => bigint({ mode: 'number' }).primaryKey().generatedByDefaultAsIdentity();
/** The id of another record. */
export const ref = () => bigint({ mode: 'number' });
/** An instant in milliseconds, as in responses. */
export const moment = () => timestamp({ withTimezone: true, precision: 3, mode: 'date' });
/** Creation time. */
export const createdAt = () => moment().notNull().defaultNow();
/** Time of the last change. */
export const updatedAt = () => moment().notNull().defaultNow();
/** A switch that is sent as 1 or 0. */
export const bit = (initial: 0 | 1) => smallint().notNull().default(initial);
/** A switch that is sent as a boolean. */
export const yesNo = () => boolean().notNull().default(false);
/** A list of texts. */
export const texts = () => jsonb().$type<string[]>().notNull().default([]);
/** A text that is never null, but may be empty. */
export const words = () => text().notNull().default('');
/** The uuid of an uploaded file. */
export const mediaRef = () => uuid();
