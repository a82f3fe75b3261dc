/** What an SMTP error says: the server's answer, and to which command. */
interface Failure {
  readonly responseCode?: unknown;
  readonly command?: unknown;
}

const failureOf = (error: unknown): Failure => (typeof error === 'object' && error !== null ? error : {});

/** The code of the answer to one person's message; 0 for any other failure, such as a refused sign-in or sender. */
function codeOf(error: unknown): number {
  const { responseCode, command } = failureOf(error);
  const isPersonal = command === 'RCPT TO' || command === 'DATA';
  return isPersonal && typeof responseCode === 'number' ? responseCode : 0;
}

/** Whether a mail server refused one person's message permanently, so that a retry is pointless. */
export const isRefused = (error: unknown): boolean => codeOf(error) >= 500;

/** Whether a mail server asked to send one person's message later (greylisting, a full mailbox). */
export function isPostponed(error: unknown): boolean {
  const code = codeOf(error);
  return code >= 400 && code < 500;
}
