import { type ApiFailure, readValidationMessages } from '@waymark/contract';

/**
 * A failed call to the provider. Has the shape of the contract's ApiFailure, so that `name` identifies it across
 * builds.
 */
export class CallFailure extends Error implements ApiFailure {
  override readonly name = 'ApiFailure';
  readonly status: number | 'none';
  readonly data: unknown;
  readonly handled: boolean;
  readonly report?: string;

  constructor(
    status: number | 'none',
    message: string,
    data: unknown,
    handled: boolean,
    { report, ...options }: ErrorOptions & { readonly report?: string | undefined } = {},
  ) {
    super(message, options);
    if (report) this.report = report;
    this.status = status;
    this.data = data;
    this.handled = handled;
  }
}

/** Whether a thrown value is a failed call, whichever build threw it. */
export function isApiFailure(error: unknown): error is ApiFailure {
  return (
    typeof error === 'object' &&
    error !== null &&
    (error as { name?: unknown }).name === 'ApiFailure' &&
    'status' in error
  );
}

/** Whether a thrown value is an intentional abort. */
export const isAborted = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && (error as { name?: unknown }).name === 'AbortError';

/** The message of a thrown value for display. Failures of another build may not be instances of Error. */
export const reasonOf = (error: unknown): string =>
  error instanceof Error || isApiFailure(error) ? error.message : String(error);

/**
 * Waits for a read that somebody else also waits for: they retry and report it, so this does not.
 * @throws {CallFailure} marked as handled
 */
export async function reportedElsewhere<T>(read: Promise<T>): Promise<T> {
  return await read.catch((error: unknown) => {
    if (!isApiFailure(error)) throw error;
    throw new CallFailure(error.status, error.message, error.data, true, { cause: error, report: error.report });
  });
}

/** Where a server puts texts for people ([G90]). */
const TEXTS = ['errors', 'error', 'message'];

/** The body of a refusal, with its texts translated where possible. */
export function refusalIn(say: (text: string) => string, data: unknown): unknown {
  if (typeof data === 'string') return say(data);
  if (typeof data !== 'object' || data === null || Array.isArray(data)) return data;
  return Object.fromEntries(
    Object.entries(data).map(([key, value]) => [key, TEXTS.includes(key) ? eachText(say, value) : value]),
  );
}

function eachText(say: (text: string) => string, value: unknown): unknown {
  if (typeof value === 'string') return say(value);
  if (Array.isArray(value)) return value.map((part) => eachText(say, part));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, eachText(say, part)]));
}

const LONGEST_SHOWN = 500;
const MARKUP = /<[!/a-z][^>]*>/i;
/** Messages for statuses with a universal meaning. */
const PLAIN: Readonly<Record<number, string>> = {
  401: "You've been signed out.",
  403: "You don't have access to this.",
  404: "The platform couldn't find this.",
};

/** The message to show for a response: the server's if it has one, otherwise a plain sentence. Never HTML. */
export function messageOf(status: number, data: unknown): string {
  const [first] = readValidationMessages(data);
  const words = first?.message.trim();
  if (words && !MARKUP.test(words)) return words.slice(0, LONGEST_SHOWN);
  return PLAIN[status] ?? `The platform answered with status ${status}.`;
}
