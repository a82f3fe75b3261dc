import { ianaZoneOf } from '@waymark/contract';

/** The zone in which a game is played, as Intl knows it; undefined is the browser's own. */
export const zoneOf = ({ tz }: { readonly tz?: string | undefined }): string | undefined => ianaZoneOf(tz);
