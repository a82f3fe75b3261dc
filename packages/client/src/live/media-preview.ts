import type { Asset, Game, LiveMessage } from '@waymark/contract';

/** The files of a game or a challenge. */
export type WithFiles = Partial<Pick<Game, 'assets' | 'placeholders'>>;

/**
 * The record with the poster that a message brings for one of its placeholders. Unchanged if the message is about
 * something else.
 */
export function withMediaPreview<Shown extends WithFiles>(record: Shown, { source, detail }: LiveMessage): Shown {
  const { uuid, urls } = detail.media ?? {};
  const png = urls?.png;
  if (source !== 'ss.game.media' || !uuid || !png) return record;
  const { photos = [], videos = [], ...others } = record.assets ?? {};
  // Photos have a PNG too; only videos have more than stills.
  const film = urls.mp4 !== undefined || urls.webm !== undefined;
  const keys = (record.placeholders ?? [])
    .filter((placeholder) => placeholder.uuid === uuid)
    .map(({ key }) => key)
    .filter((key) => film || videos.some(({ name }) => name === key));
  if (keys.length === 0) return record;
  const shown = videos.map(
    (video): Asset => (keys.includes(video.name ?? '') ? { ...video, urls: { ...video.urls, png } } : video),
  );
  const added = keys
    .filter((key) => !videos.some(({ name }) => name === key))
    .map((name): Asset => ({ name, urls: { png } }));
  return { ...record, assets: { ...others, photos, videos: [...shown, ...added] } };
}
