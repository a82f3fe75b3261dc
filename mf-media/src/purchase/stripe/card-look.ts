import type { CardLook } from './open-stripe';

/** The text style at the place of the fields, whose frames can't see this page's styles. */
export function lookOf(place: Element): CardLook {
  const { color, fontFamily, fontSize } = getComputedStyle(place);
  const muted = getComputedStyle(place).getPropertyValue('--text-muted').trim();
  return { colour: color, muted: muted || color, fontFamily, fontSize };
}
