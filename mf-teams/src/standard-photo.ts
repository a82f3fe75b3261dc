import type { Assets } from '@waymark/contract';

/** The address of a team's photo: the one named `standard`, otherwise the first. */
export const standardPhoto = (assets: Assets | undefined): string | undefined =>
  (assets?.photos.find(({ name }) => name === 'standard') ?? assets?.photos[0])?.url;
