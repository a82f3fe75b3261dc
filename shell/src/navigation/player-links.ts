/** Base address of the player app. */
export const playUrl = (playerOrigin: string): string => `${playerOrigin}/`;

/**
 * Address of the builder's page that redirects to a preview with a ticket, so that the link itself contains no token.
 */
export const previewPath = (code: string, challengeId?: number): string =>
  `/preview/${encodeURIComponent(code)}${challengeId === undefined ? '' : `/challenge/${challengeId}`}`;

/** Address of a game's preview in the player app, optionally of one challenge, with the required token ([G27]). */
export function previewUrl(
  playerOrigin: string,
  preview: { readonly code: string; readonly challengeId?: number | undefined; readonly token: string | undefined },
): string {
  const url = new URL(`${playerOrigin}/preview/${encodeURIComponent(preview.code)}`);
  if (preview.challengeId !== undefined) url.pathname += `/challenge/${preview.challengeId}`;
  if (preview.token) url.searchParams.set('token', preview.token);
  return url.href;
}
