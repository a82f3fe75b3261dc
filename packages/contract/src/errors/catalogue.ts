/** What the shell does about an unhandled error. */
export type ErrorAction =
  | { readonly kind: 'sign-in' }
  | { readonly kind: 'dialog'; readonly title: string; readonly message: string }
  | { readonly kind: 'retry'; readonly title: string; readonly message: string; readonly line?: string }
  | { readonly kind: 'raw' };

const ADMINISTRATORS_ONLY = 'You need to be a game administrator in order to take that action.';
const CONNECTION = 'There has been a problem connecting with our platform. Please click retry to try again.';

const retry = (title: string, line?: string): ErrorAction =>
  line === undefined
    ? { kind: 'retry', title, message: CONNECTION }
    : { kind: 'retry', title, message: CONNECTION, line };

/** The error catalogue by status (spec part 1, section 8). `none` is a call without a response ([G15]). */
export const ERROR_CATALOGUE: Readonly<Record<number | 'none', ErrorAction>> = {
  401: { kind: 'sign-in' },
  403: { kind: 'dialog', title: 'Not Authorized', message: ADMINISTRATORS_ONLY },
  404: { kind: 'dialog', title: 'Not Found', message: ADMINISTRATORS_ONLY },
  406: retry('Lost connection', 'The Accept headers of your browser cannot be fulfilled.'),
  500: retry('Lost connection', 'The server met an unexpected condition.'),
  501: retry('Server error', 'The requested functionality is not supported.'),
  503: retry('Server error', 'The server is not ready to handle the request.'),
  none: retry('Lost connection'),
};

/** The reaction to an unhandled error with this status; `raw` shows the server's message. */
export const actionForStatus = (status: number | 'none'): ErrorAction => ERROR_CATALOGUE[status] ?? { kind: 'raw' };

/** The first sentence of the Retry dialog, which sign-in pages use on its own ([G72]). */
export const CONNECTION_PROBLEM = 'There has been a problem connecting with our platform.';

/** Shown instead of a screen whose call failed inside the platform; its button opens the start page ([G16]). */
export const SERVER_ERROR = {
  title: 'Internal server error',
  message: 'The builder is currently having problem serving your request. Hit the button below to refresh.',
  button: 'Refresh',
} as const;

/** Whether an error that reaches a boundary comes from the platform rather than the screen ([G16]). */
export const isServerError = (status: number | 'none'): boolean => status !== 'none' && status >= 500;
