import type { CardLook } from './open-stripe';

/** How text looks where the fields stand: their frames cannot see the styles of this page. */
export function lookOf(place: Element): CardLook {
  const { color, fontFamily, fontSize } = getComputedStyle(place);
  const muted = getComputedStyle(place).getPropertyValue('--text-muted').trim();
  return { colour: color, muted: muted || color, fontFamily, fontSize };
}
