/** A validation error, and its field if the server named one. */
export interface ValidationMessage {
  readonly field?: string;
  readonly message: string;
}

/**
 * Parses the forms in which servers report validation errors ([G90]); other text is a message too, but never the page of
 * a proxy.
 */
export function readValidationMessages(data: unknown): readonly ValidationMessage[] {
  if (typeof data === 'string') return isText(data) && !PAGE.test(data) ? [{ message: data.trim() }] : [];
  if (typeof data !== 'object' || data === null) return [];
  const { errors, error, message } = data as { errors?: unknown; error?: unknown; message?: unknown };
  if (Array.isArray(errors)) return errors.filter(isText).map((text) => ({ message: text }));
  if (typeof errors === 'object' && errors !== null) {
    return Object.entries(errors).flatMap(([field, texts]) =>
      (Array.isArray(texts) ? texts : [texts]).filter(isText).map((text) => ({ field, message: text })),
    );
  }
  const single = isText(error) ? error : message;
  return isText(single) ? [{ message: single }] : [];
}

const PAGE = /^\s*<[!?a-z][^>]*>/i;

const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';
