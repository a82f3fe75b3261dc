import { ianaZoneOf, readWallTime } from '@waymark/contract';
import { type Faults, fault } from './faults';

/** When a challenge opens and closes. */
export interface Window {
  readonly starts_at: Date | null;
  readonly ends_at: Date | null;
}

/** Parses the sent times in the game's zone, and reports errors. */
export function readWindow(
  body: { readonly starts_at?: string | undefined; readonly ends_at?: string | undefined },
  tz: string,
  faults: Faults,
): Partial<Window> {
  const zone = ianaZoneOf(tz);
  const read: { -readonly [K in keyof Window]?: Window[K] } = {};
  for (const field of ['starts_at', 'ends_at'] as const) {
    const text = body[field]?.trim();
    if (text === undefined) continue;
    const instant = text && zone ? readWallTime(text, zone) : undefined;
    if (text && !instant) faults[field] = fault('time');
    else read[field] = instant ? new Date(instant) : null;
  }
  return read;
}
