import { zoneIdOf } from '@waymark/contract';

/** The stored id of the browser's time zone; undefined if games cannot be in it. */
export const browserZone = (): string | undefined =>
  zoneIdOf(new Intl.DateTimeFormat().resolvedOptions().timeZone ?? '', Date.now());
