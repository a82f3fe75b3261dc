/**
 * Code of the frame that tells open pages of a newer registry. It belongs to no game and is sent to every socket, whatever
 * that subscribed to; what is in service now is in the signed document alone.
 */
export const RELEASE_NOTICE = 'platform.release';

/** Where the server of a shell tells the provider: the body is the list of signed documents, as open pages fetch it. */
export const RELEASE_NOTICE_PATH = '/operator/release';

/** Whether a text frame of the socket tells of a newer registry. */
export function isReleaseNotice(frame: string): boolean {
  if (!frame.includes(RELEASE_NOTICE)) return false;
  try {
    const message: unknown = JSON.parse(frame);
    return (message as { source?: unknown } | null)?.source === RELEASE_NOTICE;
  } catch {
    return false;
  }
}
