/**
 * Code of the frame that announces a newer registry. It belongs to no game and goes to every socket, whatever its
 * subscriptions; only the signed document says what is in service.
 */
export const RELEASE_NOTICE = 'platform.release';

/** Where a shell's server notifies the provider: the body is the list of signed documents that open pages fetch. */
export const RELEASE_NOTICE_PATH = '/operator/release';

/** Whether a text frame announces a newer registry. */
export function isReleaseNotice(frame: string): boolean {
  if (!frame.includes(RELEASE_NOTICE)) return false;
  try {
    const message: unknown = JSON.parse(frame);
    return (message as { source?: unknown } | null)?.source === RELEASE_NOTICE;
  } catch {
    return false;
  }
}
