/** Whether a mail server refused the message for good, so that sending it again would not help. */
export function isRefused(error: unknown): boolean {
  const { responseCode } = (typeof error === 'object' && error !== null ? error : {}) as { responseCode?: unknown };
  return typeof responseCode === 'number' && responseCode >= 500;
}
