import { type CleanText, sanitise } from './sanitise';

/** What was sent, with texts in it that may be stored. */
export type Cleaned<Body, Field extends string> = Omit<Body, Field> & {
  readonly [K in Field]?: CleanText | undefined;
};

/** Formatted texts as they were sent. */
export type Texts<Field extends string> = { readonly [K in Field]?: string | undefined };

/** Cleans the formatted texts of what was sent, here and now: for threads that answer no calls. */
export function cleanHere<Field extends string, Body extends Texts<Field>>(
  body: Body,
  fields: readonly Field[],
): Cleaned<Body, Field> {
  const sent = fields.filter((field) => body[field] !== undefined);
  return { ...body, ...Object.fromEntries(sent.map((field) => [field, sanitise(body[field] ?? '')])) };
}
