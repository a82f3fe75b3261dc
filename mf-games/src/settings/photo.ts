import type { Assets, Game } from '@waymark/contract';

/** Name under which a game keeps its photo. */
const PHOTO = 'standard';
/** The recommended size of a photo. */
export const PHOTO_ADVICE = '800x800';

/** The URL of a game's photo: the largest available, otherwise the thumbnail. */
export function photoOf({ assets, photo_thumb }: Partial<Game>): string | undefined {
  const photo = assets?.photos.find(({ name }) => name === PHOTO);
  return photo?.url ?? photo?.urls?.png ?? photo_thumb ?? undefined;
}

/** A game without its photo, shown before the provider has responded. */
export function withoutPhoto({ assets, placeholders = [] }: Partial<Game>): Partial<Game> {
  const photos = assets?.photos.filter(({ name }) => name !== PHOTO) ?? [];
  const kept: Assets = { ...assets, photos, videos: assets?.videos ?? [] };
  return { photo_thumb: null, assets: kept, placeholders: placeholders.filter(({ key }) => key !== PHOTO) };
}

/** A game with a new photo that only this browser has. */
export function withPhoto<G extends Partial<Game>>(game: G, url: string): G {
  const { assets, ...rest } = withoutPhoto(game);
  const photos = [...(assets?.photos ?? []), { name: PHOTO, url }];
  return { ...game, ...rest, assets: { ...assets, photos, videos: assets?.videos ?? [] } };
}

/** A game whose photo can't be shown yet. */
export const awaitsPhoto = (game: Partial<Game>, uuid: string): Partial<Game> => ({
  ...game,
  placeholders: [{ key: PHOTO, uuid }],
});

/** Whether a game has a photo that can't be shown yet. */
export const isPhotoAwaited = (game: Partial<Game>): boolean =>
  !photoOf(game) && game.placeholders?.some(({ key }) => key === PHOTO) === true;

/** The parts of a response about files: the save returns them, so nothing is reloaded. */
export const filesOf = ({ photo_thumb, assets, placeholders, tour }: Game): Partial<Game> => ({
  photo_thumb,
  assets,
  placeholders,
  tour,
});

/** Height of the photo. */
export const PHOTO_HEIGHT = 124;
