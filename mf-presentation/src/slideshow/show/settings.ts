import type { Show } from './show';

/** What the address keeps of a slideshow, so that a reload or a link shows the same; its delay is in `delay.ts`. */
export interface ShowSettings extends Pick<Show, 'isLive' | 'isShuffled' | 'featuredOnly'> {
  readonly isMuted: boolean;
}

/** The query parameter of each setting, and the only value it takes: it differs from the default. */
const PARAMETERS: readonly (readonly [keyof ShowSettings, string, isOn: boolean])[] = [
  ['featuredOnly', 'featured', true],
  ['isMuted', 'mute', true],
  ['isShuffled', 'shuffle', true],
  ['isLive', 'live', false],
];

const written = (isOn: boolean): string => (isOn ? '1' : '0');

/** Reads the settings from an address; other values are the default. */
export function settingsOf(address: URLSearchParams): ShowSettings {
  const settings = { featuredOnly: false, isMuted: false, isShuffled: false, isLive: true };
  for (const [name, parameter, isOn] of PARAMETERS) if (address.get(parameter) === written(isOn)) settings[name] = isOn;
  return settings;
}

/** The address with these settings, in which all else stays. */
export function withSettings(address: URLSearchParams, settings: ShowSettings): URLSearchParams {
  const next = new URLSearchParams(address);
  for (const [name, parameter, isOn] of PARAMETERS) {
    if (settings[name] === isOn) next.set(parameter, written(isOn));
    else next.delete(parameter);
  }
  return next;
}
