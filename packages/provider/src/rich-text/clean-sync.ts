import { type CleanText, sanitise } from './sanitise';

/** A body with sanitised texts. */
export type Cleaned<Body, Field extends string> = Omit<Body, Field> & {
  readonly [K in Field]?: CleanText | undefined;
};

/** Formatted texts as received. */
export type Texts<Field extends string> = { readonly [K in Field]?: string | undefined };

/** Sanitises the formatted texts of a body synchronously, for worker threads only. */
export function cleanSync<Field extends string, Body extends Texts<Field>>(
  body: Body,
  fields: readonly Field[],
): Cleaned<Body, Field> {
  const sent = fields.filter((field) => body[field] !== undefined);
  return { ...body, ...Object.fromEntries(sent.map((field) => [field, sanitise(body[field] ?? '')])) };
}
