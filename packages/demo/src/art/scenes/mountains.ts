import { crew } from '../people';
import { band, gradient, sky } from '../surroundings';
import type { Scene } from './scene';

function ridge(points: readonly (readonly [number, number])[], fill: string): string {
  return `<path d="M-60 190L${points.map(([x, y]) => `${x} ${y}`).join('L')}L220 190z" fill="${fill}"/>`;
}

/** Peaks, snow, a lake or a wood: the pictures of the second brand. */
export const mountains: Scene = (random, light, people) => {
  const peak = random.between(50, 112);
  const high = random.between(10, 26);
  const second = (peak + 60) % 150;
  let drawn = sky(random, light, 96);
  drawn += ridge(
    [
      [-60, 80],
      [second - 40, 70],
      [second, 38],
      [second + 46, 78],
      [220, 66],
    ],
    light.far,
  );
  drawn += ridge(
    [
      [-60, 96],
      [peak - 58, 84],
      [peak - 20, high + 26],
      [peak, high],
      [peak + 26, high + 32],
      [peak + 70, 88],
      [220, 92],
    ],
    light.ink,
  );
  drawn += `<path d="M${peak - 13} ${high + 17}L${peak} ${high}L${peak + 15} ${high + 19}l-6 -2 -5 7 -6 -6 -5 6z" fill="#fdfaf3"/>`;
  if (random.chance(0.5)) {
    drawn += `<defs>${gradient('lake', light.sea)}</defs>${band(92, 190, 'url(#lake)')}<path d="M30 98h50M90 104h40M16 108h30" stroke="${light.glint}" stroke-width="1.300" opacity=".6"/>`;
  } else {
    drawn += band(94, 190, '#3d4f3c');
    for (let x = -50; x < 216; x += random.between(9, 16)) {
      const tall = random.between(14, 26);
      drawn += `<path d="M${x} 100l6 ${-tall} 6 ${tall}z" fill="${random.pick(['#2b3a2e', '#34473a', '#26332a'])}"/>`;
    }
  }
  if (people > 0) {
    drawn += '<path d="M-60 190V116q70 -14 140 -6t140 0V190z" fill="#5b5348"/>';
    drawn += crew(random, people, {
      from: 50,
      to: 110,
      y: 116,
      scale: 0.9,
      arms: [
        ['up', 'up'],
        ['cheer', 'hips'],
        ['point', 'down'],
      ],
    });
  }
  return drawn;
};
