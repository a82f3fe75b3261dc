import { zoneIdOf } from '@waymark/contract';

/** The id of the browser's time zone; undefined if games don't support it. */
export const browserZone = (): string | undefined =>
  zoneIdOf(new Intl.DateTimeFormat().resolvedOptions().timeZone ?? '', Date.now());
