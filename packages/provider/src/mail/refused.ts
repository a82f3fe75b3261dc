/** Whether a mail server refused a message permanently, so that a retry is pointless. */
export function isRefused(error: unknown): boolean {
  const { responseCode } = (typeof error === 'object' && error !== null ? error : {}) as { responseCode?: unknown };
  return typeof responseCode === 'number' && responseCode >= 500;
}
