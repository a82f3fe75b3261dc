import { ianaZoneOf } from '@waymark/contract';

/** The IANA zone of a game; undefined means the browser's own. */
export const zoneOf = ({ tz }: { readonly tz?: string | undefined }): string | undefined => ianaZoneOf(tz);
