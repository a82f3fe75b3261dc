import type { FontName } from '@waymark/contract';

/** A font bundled with the page. */
export type ServedFont = Exclude<FontName, 'Default'>;

const SERVED: Readonly<Record<ServedFont, true>> = { Lato: true, OpenSans: true, Caveat: true };
/** Whether a brand's font is bundled with the page. */
export const isServed = (name: string | undefined): name is ServedFont =>
  name !== undefined && Object.hasOwn(SERVED, name);

/** Unique names, so that a font of the host page never replaces ours. */
export const familyOf = (name: ServedFont): string => `Waymark ${name}`;

/** The device's own fonts, for scripts that ours lack. */
const DEVICE = 'system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", sans-serif';

/** The font stack of a brand's font. */
export const fontStack = (name: string | undefined): string =>
  isServed(name) ? `"${familyOf(name)}", ${DEVICE}` : DEVICE;
