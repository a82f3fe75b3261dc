/** What an SMTP error says: the server's answer, and to which command. */
interface Failure {
  readonly responseCode?: unknown;
  readonly command?: unknown;
}

const failureOf = (error: unknown): Failure => (typeof error === 'object' && error !== null ? error : {});

/** Whether a mail server refused a message permanently, so that a retry is pointless. */
export function isRefused(error: unknown): boolean {
  const { responseCode } = failureOf(error);
  return typeof responseCode === 'number' && responseCode >= 500;
}

/** Whether a mail server asked to send one person's message later (greylisting, a full mailbox). */
export function isPostponed(error: unknown): boolean {
  const { responseCode, command } = failureOf(error);
  const isTemporary = typeof responseCode === 'number' && responseCode >= 400 && responseCode < 500;
  return isTemporary && (command === 'RCPT TO' || command === 'DATA');
}
