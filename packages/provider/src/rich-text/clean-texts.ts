import { errors } from '../server/errors';
import type { WorkPool } from '../work/work-pool';
import type { Cleaned, Texts } from './clean-sync';
import { sanitise } from './sanitise';

/** Texts up to this length are sanitised faster than they are passed to a worker. */
const FEW = 8000;
const SECONDS = 5;

/**
 * Sanitises formatted texts; long ones in a worker thread.
 * @param by the account that sent them
 * @throws {ApiError} 422 if they take too long
 */
export async function cleanTexts<Field extends string, Body extends Texts<Field>>(
  work: WorkPool,
  by: number,
  body: Body,
  fields: readonly Field[],
): Promise<Cleaned<Body, Field>> {
  const sent = fields.filter((field) => body[field] !== undefined);
  const texts = sent.map((field) => body[field] ?? '');
  const few = texts.reduce((letters, text) => letters + text.length, 0) <= FEW;
  const tooMuch = () =>
    errors.invalid(Object.fromEntries(sent.map((field) => [field, ['This text is too complicated.']])));
  const clean = few ? texts.map(sanitise) : await work.run('cleanTexts', texts, { by, seconds: SECONDS, tooMuch });
  return { ...body, ...Object.fromEntries(sent.map((field, at) => [field, clean[at]])) };
}
