/** Start of the player app. */
export const playUrl = (playerOrigin: string): string => `${playerOrigin}/`;

/** Address of the builder's own page that goes on to a preview with a ticket: the link itself holds no word that lets in. */
export const previewPath = (code: string, challengeId?: number): string =>
  `/preview/${encodeURIComponent(code)}${challengeId === undefined ? '' : `/challenge/${challengeId}`}`;

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
