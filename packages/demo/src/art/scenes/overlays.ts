import { face } from '../faces';
import { person, somebody } from '../people';
import { band, gradient, sky, skyline, water } from '../surroundings';
import type { Scene } from './scene';

/** The sticker of the figurehead challenge: a ship's bow that leaves room for a face. */
export const BOW =
  '<path d="M-60 190V118C0 112 40 106 62 92 74 84 84 84 92 92 120 108 170 120 220 124V190z" fill="#5a3a28"/>' +
  '<path d="M-60 128C0 122 40 116 62 104M-60 142C0 138 40 134 66 122M220 134C170 130 126 120 98 106" stroke="#3b2418" stroke-width="2" fill="none"/>' +
  '<path d="M58 96C60 84 68 78 78 78s18 6 22 18q-10 8 -22 8t-20 -8z" fill="#d8a944"/><path d="M64 94q14 10 30 0M70 84q8 6 16 0" stroke="#a67a24" stroke-width="2" fill="none"/>' +
  '<path d="M100 96L178 62" stroke="#6d4d36" stroke-width="5" stroke-linecap="round"/><path d="M150 74V-60M178 62V-60" stroke="#8f7c5f" stroke-width="1"/>';

/** A person as the figurehead of a ship. */
export const figurehead: Scene = (random, light) =>
  sky(random, light, 84) +
  skyline(random, light, 86, 0.4) +
  water(random, light, 85, 190) +
  face(random, 79, 52, 21, random.between(-8, 4)) +
  BOW;

/** The storm challenge's background. */
export function storm(): string {
  return (
    `<defs>${gradient('storm', ['#27323f', '#4b5d69', '#7f9296'])}${gradient('swell', ['#3d5f68', '#162c38'])}</defs>${band(-60, 90, 'url(#storm)')}` +
    '<path d="M120 -20l-14 34h10l-12 30 26 -38h-10l14 -26z" fill="#f7e6a8"/>' +
    '<g fill="#1f2933" opacity=".75" transform="translate(0 8)"><path d="M-20 14q4 -18 24 -16 8 -18 34 -12 24 -8 34 8 22 0 20 20z"/><path d="M90 4q4 -14 20 -12 8 -12 26 -6 26 -2 34 18z"/></g>' +
    '<path d="M-60 78q30 -26 60 0t60 0 60 0 60 0 60 0V190H-60z" fill="url(#swell)"/>' +
    '<path d="M-60 78q30 -26 60 0t60 0 60 0 60 0 60 0" fill="none" stroke="#d8e6e4" stroke-width="3" opacity=".7"/>' +
    Array.from(
      { length: 34 },
      (_, index) =>
        `<path d="M${((index * 53) % 260) - 50} ${((index * 37) % 190) - 40}l-5 12" stroke="#cfe0e2" opacity=".4"/>`,
    ).join('')
  );
}

/** A player reporting from the storm. */
export const stormReport: Scene = (random, _light, people) =>
  storm() +
  '<path d="M-60 108q140 -16 280 0V190H-60z" fill="#5a3a28"/><path d="M-60 116q140 -16 280 0M-60 132q140 -16 280 0" stroke="#3b2418" stroke-width="1.500" fill="none"/>' +
  '<g transform="translate(48 98)" fill="none" stroke="#a97f45" stroke-width="3"><circle r="19"/><circle r="5" fill="#a97f45"/><path d="M-26 0h52M0 -26V26M-18 -18l36 36M18 -18l-36 36"/></g>' +
  Array.from({ length: Math.min(Math.max(people, 1), 3) }, (_, index) =>
    person(
      84 + index * 26,
      124 + index * 2,
      1.35,
      somebody(random),
      random.pick([
        ['reach', 'cheer'],
        ['up', 'hold'],
        ['point', 'up'],
      ] as const),
    ),
  ).join('');
