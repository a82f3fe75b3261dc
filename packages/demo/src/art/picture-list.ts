import type { LightName } from './light';
import { clock, door, mural, pumpHouse } from './scenes/buildings';
import { chart, chips, gull, knot, selfie } from './scenes/close-up';
import { market, pilot, pyramid, semaphore, shanty } from './scenes/crews';
import { mountains } from './scenes/mountains';
import { figurehead, stormReport } from './scenes/overlays';
import type { Scene } from './scenes/scene';
import { boat, bridge, cranes, ferry, ghostShip, lighthouse } from './scenes/waterside';

/** Every scene, by the name its pictures carry. */
export const SCENES = {
  pilot,
  shanty,
  pyramid,
  semaphore,
  market,
  knot,
  gull,
  selfie,
  chart,
  chips,
  'pump-house': pumpHouse,
  door,
  mural,
  clock,
  boat,
  ferry,
  lighthouse,
  bridge,
  cranes,
  'ghost-ship': ghostShip,
  figurehead,
  storm: stormReport,
  mountains,
} as const satisfies Record<string, Scene>;

/** The name of a scene. */
export type SceneName = keyof typeof SCENES;

/** One picture to draw. Its file is `{scene}-{number}.jpg`. */
export interface Picture {
  readonly scene: SceneName;
  readonly number: number;
  readonly seed: number;
  readonly light: LightName;
  readonly people: number;
  readonly upright: boolean;
}

/** `light people`, with a trailing `p` for an upright picture. */
type Take = `${LightName} ${number}` | `${LightName} ${number} p`;

const TAKES: Readonly<Record<SceneName, readonly Take[]>> = {
  pilot: ['dawn 4', 'noon 5 p', 'amber 3', 'dusk 4 p', 'mist 2'],
  shanty: ['night 5', 'dusk 4', 'amber 3'],
  pyramid: ['noon 6', 'mint 3 p', 'dawn 5'],
  semaphore: ['noon 2', 'amber 3 p', 'mint 1'],
  market: ['noon 4', 'mint 3', 'amber 5'],
  knot: ['dawn 0', 'noon 1', 'dusk 1 p', 'mint 0'],
  gull: ['mist 0', 'noon 0 p', 'amber 0', 'dusk 0'],
  selfie: ['dawn 2', 'noon 3', 'night 2 p', 'amber 4', 'mint 1 p'],
  chart: ['dawn 0', 'noon 1', 'amber 1'],
  chips: ['amber 0', 'noon 0', 'night 0'],
  'pump-house': ['dawn 0', 'noon 2 p', 'night 3'],
  door: ['noon 0', 'night 1'],
  mural: ['noon 2', 'mint 3', 'amber 1 p', 'mist 4'],
  clock: ['dawn 1', 'night 3 p'],
  boat: ['mint 0', 'amber 0', 'night 0'],
  ferry: ['noon 4', 'dawn 2'],
  lighthouse: ['dawn 0', 'night 0', 'mist 0'],
  bridge: ['dusk 0', 'dawn 2'],
  cranes: ['amber 0', 'noon 3', 'night 0'],
  'ghost-ship': ['night 2', 'dusk 3', 'night 1 p', 'mist 2'],
  figurehead: ['mint 1', 'amber 1 p', 'noon 1', 'dusk 1'],
  storm: ['night 1', 'dusk 2', 'mist 3 p'],
  mountains: ['dawn 0', 'noon 0', 'dusk 2', 'mist 0', 'amber 3'],
};

/** Every picture of the demo. */
export const PICTURES: readonly Picture[] = Object.entries(TAKES).flatMap(([scene, takes], place) =>
  takes.map((take, index) => {
    const [light, people, upright] = take.split(' ');
    return {
      scene: scene as SceneName,
      number: index + 1,
      seed: place * 1009 + index * 37 + 5,
      light: light as LightName,
      people: Number(people),
      upright: upright === 'p',
    };
  }),
);

/** The name of a picture's file. */
export const pictureFile = (picture: Pick<Picture, 'scene' | 'number'>) => `${picture.scene}-${picture.number}.jpg`;
