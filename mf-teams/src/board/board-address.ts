import { LEADERBOARD_STYLES, type LeaderboardStyle } from '@waymark/contract';
import { listAddress } from '@waymark/host-kit';

/** Styles as in the address, comma-separated; empty for all three, which no style means. */
const writeStyles = (styles: readonly string[]): string => {
  const known = LEADERBOARD_STYLES.filter((style) => styles.includes(style));
  return known.length === LEADERBOARD_STYLES.length ? '' : known.join(',');
};

/** The styles of an address. */
export const stylesOf = (style: string): readonly string[] => (style ? style.split(',') : LEADERBOARD_STYLES);

/**
 * The address after a style was pressed. All three are no choice yet, so the first press chooses that one; without the last
 * one it is all three again.
 */
export const styleToggled = (style: string, pressed: LeaderboardStyle): string => {
  if (style === '') return pressed;
  const chosen = stylesOf(style);
  return writeStyles(chosen.includes(pressed) ? chosen.filter((one) => one !== pressed) : [...chosen, pressed]);
};

/** The address of a leaderboard: term, styles and division. */
export const boardAddress = listAddress<{ style: string; division: number }>({
  style: { usual: '', read: (text) => writeStyles(text.split(',')) },
  division: { usual: 0, read: (text) => (/^[1-9]\d{0,14}$/.test(text) ? Number(text) : undefined) },
});
