/** Start of the player app. */
export const playUrl = (playerOrigin: string): string => `${playerOrigin}/`;

/** Address of a game's preview in the player app, of one challenge if it is named, with the token it needs ([G27]). */
export function previewUrl(
  playerOrigin: string,
  preview: { readonly code: string; readonly challengeId?: number | undefined; readonly token: string | undefined },
): string {
  const url = new URL(`${playerOrigin}/preview/${encodeURIComponent(preview.code)}`);
  if (preview.challengeId !== undefined) url.pathname += `/challenge/${preview.challengeId}`;
  if (preview.token) url.searchParams.set('token', preview.token);
  return url.href;
}
