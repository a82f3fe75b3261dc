import type { Asset, Game, LiveMessage } from '@waymark/contract';

/** What a message about a file changes on screen before anything is read again. */
type WithFiles = Pick<Game, 'assets' | 'placeholders'>;

/**
 * The record with the preview image that a message brings for one of its videos: the one that belongs to the placeholder
 * of the file. The same record where the message is about something else.
 */
export function withMediaPreview<Shown extends WithFiles>(record: Shown, { source, detail }: LiveMessage): Shown {
  const { uuid, urls } = detail.media ?? {};
  const png = urls?.png;
  if (source !== 'ss.game.media' || !uuid || !png) return record;
  const { photos = [], videos = [], ...others } = record.assets ?? {};
  // A picture has a PNG as well; only a film has more than stills.
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
