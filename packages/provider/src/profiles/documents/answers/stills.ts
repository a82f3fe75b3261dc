import type { Form, Json } from './form';

/** For games and answers: a photo has "url or urls.png": this form has the second. */
export const withStills =
  (form: Form): Form =>
  (answer, request) =>
    still(form(answer, request));

function still(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(still);
  if (typeof value !== 'object' || value === null) return value;
  const parts = Object.entries(value).map(([name, part]) => [
    name,
    name === 'photos' ? stillPhotos(part) : still(part),
  ]);
  return Object.fromEntries(parts);
}

const stillPhotos = (photos: unknown): unknown =>
  (photos as readonly Json[]).map(({ name, url }) => ({ name, urls: { png: url } }));
