import type { Seeded } from '../seeded';
import type { Light } from './light';

/** A vertical gradient, used as `url(#id)`. */
export function gradient(id: string, stops: readonly string[]): string {
  const step = 1 / (stops.length - 1);
  return `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1">${stops
    .map((colour, index) => `<stop offset="${(index * step).toFixed(2)}" stop-color="${colour}"/>`)
    .join('')}</linearGradient>`;
}

/** A rectangle across the full width of any crop. */
export function band(top: number, bottom: number, fill: string): string {
  return `<rect x="-60" y="${top}" width="280" height="${bottom - top}" fill="${fill}"/>`;
}

/** A gull far away. */
function farGull(x: number, y: number, size: number, fill: string): string {
  return (
    `<path transform="translate(${x} ${y}) scale(${size})" fill="${fill}" ` +
    'd="M-4 0q2 -2 4 1q2 -3 4 -1q-2.7 -.4 -4 2q-1.3 -2.3 -4 -2z"/>'
  );
}

function cloud(x: number, y: number, size: number, opacity: number): string {
  return (
    `<path transform="translate(${x} ${y}) scale(${size})" fill="#fff" opacity="${opacity}" ` +
    'd="M-14 6q1 -6 6 -6 3 -8 11 -6 6 -4 10 2 7 -1 8 6 5 0 5 4z"/>'
  );
}

/** Sky with sun or moon, clouds or stars, and gulls, from far above the picture down to the horizon. */
export function sky(random: Seeded, light: Light, horizon: number): string {
  const discX = random.between(24, 136);
  let drawn = `<defs>${gradient('sky', light.sky)}</defs>${band(-60, horizon + 1, 'url(#sky)')}`;
  const dark = light.window !== undefined && light.cloud < 0.1;
  if (dark) {
    for (let star = 0; star < 26; star += 1) {
      drawn += `<circle cx="${random.between(-20, 180)}" cy="${random.between(-50, horizon - 30)}" r="${0.4 + random.next() * 0.5}" fill="#fff" opacity=".75"/>`;
    }
    drawn += `<path transform="translate(${discX} 14)" d="M-3 -9.500A10 10 0 1 0 9.500 4A8.500 8.500 0 0 1 -3 -9.500z" fill="${light.disc}"/>`;
    return drawn;
  }
  drawn += `<circle cx="${discX}" cy="${horizon - random.between(6, 40)}" r="${random.between(10, 17)}" fill="${light.disc}" opacity=".88"/>`;
  for (let index = 0; index < 3; index += 1) {
    drawn += cloud(random.between(0, 160), random.between(-24, 26), 0.7 + random.next() * 0.8, light.cloud);
  }
  for (let index = random.between(1, 4); index > 0; index -= 1) {
    drawn += farGull(random.between(10, 150), random.between(4, 40), 0.7 + random.next() * 0.8, '#fdf9f0');
  }
  return drawn;
}

/** Roofs on the other bank; lit windows after dark. */
export function skyline(random: Seeded, light: Light, base: number, opacity = 0.55): string {
  let path = `M-60 ${base}`;
  let windows = '';
  for (let x = -60; x < 220; ) {
    const width = random.between(8, 22);
    const height = random.between(4, random.chance(0.2) ? 34 : 20);
    path += `V${base - height}H${x + width}`;
    if (light.window && height > 9) {
      for (let index = random.between(0, 3); index > 0; index -= 1) {
        windows += `<rect x="${x + 2 + random.next() * (width - 5)}" y="${base - height + 2 + random.next() * (height - 6)}" width="1.7" height="2.3" fill="${light.window}"/>`;
      }
    }
    x += width;
  }
  return `<path d="${path}V${base}z" fill="${light.far}" opacity="${opacity}"/>${windows}`;
}

/** Water between two lines with glints, waves and, after dark, the lights of the other bank. */
export function water(random: Seeded, light: Light, top: number, bottom: number): string {
  let drawn = `<defs>${gradient('sea', light.sea)}</defs>${band(top, bottom, 'url(#sea)')}`;
  const dashes = Math.max(3, Math.round((bottom - top) / 4));
  for (let index = 0; index < dashes; index += 1) {
    const x = random.between(-20, 160);
    drawn += `<path d="M${x} ${top + 3 + random.next() * (bottom - top - 6)}h${random.between(8, 30)}" stroke="${light.glint}" stroke-width="1.2" stroke-linecap="round" opacity="${0.25 + random.next() * 0.4}"/>`;
  }
  return drawn;
}

/** Paved quay from a line down. */
export function quay(light: Light, top: number): string {
  const y = (share: number) => top + share;
  let drawn = band(top, 190, light.ground) + band(top, top + 2.5, light.edge);
  drawn += `<path d="M-60 ${y(10)}H220M-60 ${y(20)}H220M-60 ${y(33)}H220M-60 ${y(50)}H220M-60 ${y(72)}H220" stroke="${light.line}" stroke-width=".8"/>`;
  for (let x = -40; x <= 200; x += 40) {
    drawn += `<path d="M${80 + (x - 80) * 0.9} ${y(2.5)}L${80 + (x - 80) * 1.25} ${y(60)}" stroke="${light.line}" stroke-width=".8"/>`;
  }
  return drawn;
}

/** A dockside crane standing on a line. */
export function crane(x: number, base: number, scale: number, ink: string, turned = false): string {
  return (
    `<g transform="translate(${x} ${base}) scale(${turned ? -scale : scale} ${scale})" fill="none" stroke="${ink}" stroke-linecap="square">` +
    '<path d="M-8 0L-4 -24H4L8 0M-6 -12H6M-4 -24L6 -12M4 -24L-6 -12" stroke-width="1.5"/>' +
    `<path d="M-5 -24h10v-8h-10z" fill="${ink}"/>` +
    '<path d="M-2 -31L26 -58M0 -28L26 -58M2 -32L-4 -44L26 -58M26 -58V-38" stroke-width="1.4"/>' +
    `<path d="M24 -38h4v3h-4z" fill="${ink}"/></g>`
  );
}

/** A string of little flags between two points. */
export function bunting(fromX: number, fromY: number, toX: number, toY: number, colours: readonly string[]): string {
  const sag = 9;
  let drawn = `<path d="M${fromX} ${fromY}Q${(fromX + toX) / 2} ${(fromY + toY) / 2 + sag * 2} ${toX} ${toY}" fill="none" stroke="#5b5348" stroke-width=".7"/>`;
  const count = Math.floor(Math.abs(toX - fromX) / 9);
  for (let index = 1; index < count; index += 1) {
    const t = index / count;
    const x = fromX + (toX - fromX) * t;
    const y = fromY + (toY - fromY) * t + sag * 4 * t * (1 - t);
    drawn += `<path d="M${x - 2.6} ${y}h5.2l-2.6 5.6z" fill="${colours[index % colours.length]}"/>`;
  }
  return drawn;
}

/** An iron bollard with a turn of rope. */
export function bollard(x: number, y: number, scale: number, ink: string): string {
  return (
    `<g transform="translate(${x} ${y}) scale(${scale})"><path d="M-4 0V-9q-2 -1 -2 -3q0 -3 6 -3t6 3q0 2 -2 3V0z" fill="${ink}"/>` +
    '<path d="M-5 -3q5 2.500 10 0M-5 -5.500q5 2.500 10 0" stroke="#d9b271" stroke-width="1.600" fill="none"/></g>'
  );
}
