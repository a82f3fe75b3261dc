import type { Assets, Game } from '@waymark/contract';

/** Name under which a game keeps its photo. */
const PHOTO = 'standard';
/** The best measures of a photo. */
export const PHOTO_ADVICE = '800x800';

/** The address of a game's photo: as large as there is, else the thumbnail. */
export function photoOf({ assets, photo_thumb }: Partial<Game>): string | undefined {
  const photo = assets?.photos.find(({ name }) => name === PHOTO);
  return photo?.url ?? photo?.urls?.png ?? photo_thumb ?? undefined;
}

/** A game without its photo, as it looks before the provider has answered. */
export function withoutPhoto({ assets, placeholders = [] }: Partial<Game>): Partial<Game> {
  const photos = assets?.photos.filter(({ name }) => name !== PHOTO) ?? [];
  const kept: Assets = { ...assets, photos, videos: assets?.videos ?? [] };
  return { photo_thumb: null, assets: kept, placeholders: placeholders.filter(({ key }) => key !== PHOTO) };
}

/** A game with another photo, as it looks while only this browser has the picture. */
export function withPhoto(game: Game, url: string): Game {
  const { assets, ...rest } = withoutPhoto(game);
  const photos = [...(assets?.photos ?? []), { name: PHOTO, url }];
  return { ...game, ...rest, assets: { ...assets, photos, videos: assets?.videos ?? [] } };
}

/** The parts of an answer that tell of files: they come from the save itself, without another read. */
export const filesOf = ({ photo_thumb, assets, placeholders, tour }: Game): Partial<Game> => ({
  photo_thumb,
  assets,
  placeholders,
  tour,
});

/** How high the photo is shown. */
export const PHOTO_HEIGHT = 124;
