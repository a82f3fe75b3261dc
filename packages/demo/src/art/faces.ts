import type { Seeded } from '../seeded';
import { type Looks, onTheHead, somebody } from './people';

const MOUTHS = [
  '<path d="M-.3 .5q.3 .22 .6 0" stroke="#7c3b28" stroke-width=".1" fill="none" stroke-linecap="round"/>',
  '<path d="M-.4 .36q.4 .46 .8 0z" fill="#fff" stroke="#7c3b28" stroke-width=".04"/>',
  '<ellipse cy=".5" rx=".2" ry=".26" fill="#5c2a1f"/>',
  '<path d="M-.28 .52h.5" stroke="#7c3b28" stroke-width=".1" stroke-linecap="round"/>',
];

function eyes(looks: Looks, closed: boolean): string {
  if (looks.glasses) {
    return (
      '<g fill="none" stroke="#1d1a16" stroke-width=".09"><circle cx="-.4" r=".28"/><circle cx=".4" r=".28"/><path d="M-.12 0h.24"/></g>' +
      '<circle cx="-.4" r=".09" fill="#17110f"/><circle cx=".4" r=".09" fill="#17110f"/>'
    );
  }
  if (closed)
    return '<path d="M-.52 0q.14 .1 .28 0M.24 0q.14 .1 .28 0" stroke="#17110f" stroke-width=".08" fill="none"/>';
  return '<circle cx="-.38" r=".1" fill="#17110f"/><circle cx=".38" r=".1" fill="#17110f"/>';
}

/** A face with shoulders, at arm's length. */
export function face(random: Seeded, x: number, y: number, radius: number, turn: number): string {
  const looks = somebody(random);
  const head = onTheHead(looks);
  return (
    `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${radius})">` +
    `<g>${head.behind}</g>` +
    `<path d="M-1.75 4.2C-1.75 1.9 -1 1.3 0 1.3S1.75 1.9 1.75 4.2z" fill="${looks.shirt}"/>` +
    `<path d="M-.36 .7h.72v.9h-.72z" fill="${looks.skin}"/><path d="M-.36 .95q.36 .3 .72 0v.2q-.36 .3 -.72 0z" fill="#000" opacity=".12"/>` +
    `<circle r="1" fill="${looks.skin}"/>` +
    eyes(looks, random.chance(0.15)) +
    random.pick(MOUTHS) +
    head.front +
    '</g>'
  );
}
