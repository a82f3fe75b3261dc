import * as z from '@waymark/contract/schema';
import { list, number, text } from './shape';

/** Addresses of a file by format; `png` is the poster of a video. */
export const mediaUrlsSchema = z.looseObject({ mp4: text(), webm: text(), gif: text(), png: text() });

type MediaUrls = z.infer<typeof mediaUrlsSchema>;

/** A file of a record: its name (`standard`, `correct`, …) and one address, or several by format. */
export const assetSchema = z.looseObject({
  name: text(),
  url: text(),
  urls: z.catch(z.optional(mediaUrlsSchema), undefined),
  /** Pixels of the original. */
  width: number(),
  height: number(),
});

/** Reads the address of a photo that is given as `urls.png` instead of `url`, as providers may (spec part 1, section 3). */
export const photoAddress = <
  P extends { readonly url?: string | undefined; readonly urls?: MediaUrls | undefined },
>() => z.overwrite<P>((photo) => (photo.url || !photo.urls?.png ? photo : { ...photo, url: photo.urls.png }));

/** A photo of a record. */
export const photoSchema = assetSchema.check(photoAddress());

/** The files of a record. */
export const assetsSchema = z.looseObject({ photos: list(photoSchema), videos: list(assetSchema) });

/** A file that is uploaded but not processed yet. */
export const placeholderSchema = z.looseObject({ key: z.string(), uuid: z.string() });

type Unread = Readonly<Record<string, unknown>>;

/** Names pictures by their places in the list, before invalid ones are dropped. */
const namedBySlot = (tour: unknown): unknown =>
  Array.isArray(tour)
    ? tour.map((picture: Unread | null, at) =>
        picture && !picture.name ? { ...picture, name: `tour_${at + 1}` } : picture,
      )
    : tour;

/** Pictures of a tour. One without a name has that of its place in the list ([G65]). */
export const tourSchema = z.pipe(
  z.transform(namedBySlot),
  list(z.looseObject({ url: text(), name: text(), uuid: text(), extension: text() })),
);

/** One file of a record. */
export type Asset = z.infer<typeof assetSchema>;
/** The files of a record. */
export type Assets = z.infer<typeof assetsSchema>;
/** A file that is uploaded but not processed yet. */
export type Placeholder = z.infer<typeof placeholderSchema>;

/** The names of a game's files (settings.asset-names). */
export const ASSET_NAMES = [
  'standard',
  'correct',
  'incorrect',
  'challenges',
  'stream',
  'leaderboard',
  'reels',
  'rewards',
  'join',
  'notifications',
  'help',
  'custom',
  'sticker',
  'arrival',
  'tour_1',
  'tour_2',
  'tour_3',
  'tour_4',
] as const;
/** The name of a game's file. */
export type AssetName = (typeof ASSET_NAMES)[number];

/** The slots of a game's tour, in display order (settings.tour.count). */
export const TOUR_SLOTS = ['tour_1', 'tour_2', 'tour_3', 'tour_4'] as const satisfies readonly AssetName[];
/** One slot of a game's tour. */
export type TourSlot = (typeof TOUR_SLOTS)[number];

/** Extensions for image uploads (uploads.types.images). */
export const IMAGE_EXTENSIONS = ['jpeg', 'jpg', 'png', 'gif'] as const;
/** Extensions for video uploads (uploads.types.videos). */
export const VIDEO_EXTENSIONS = ['avi', 'mkv', 'mov', 'mp4', 'webm'] as const;
/** Extensions for AR model uploads (uploads.types.ar). */
export const MODEL_EXTENSIONS = ['wt3'] as const;

/** The kind of an upload. */
export type MediaKind = 'image' | 'video' | 'model';

/** The extension of a file name: lower case, without the dot; empty if there is none. */
export function extensionOf(fileName: string): string {
  const dot = fileName.lastIndexOf('.');
  return dot < 0 ? '' : fileName.slice(dot + 1).toLowerCase();
}

/** The kind of a file by its extension; undefined if it cannot be uploaded. */
export function mediaKindOf(fileName: string): MediaKind | undefined {
  const extension = extensionOf(fileName);
  if ((IMAGE_EXTENSIONS as readonly string[]).includes(extension)) return 'image';
  if ((VIDEO_EXTENSIONS as readonly string[]).includes(extension)) return 'video';
  if ((MODEL_EXTENSIONS as readonly string[]).includes(extension)) return 'model';
  return undefined;
}
