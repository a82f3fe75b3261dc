import { seeded } from '../seeded';
import { LIGHTS } from './light';
import { type Picture, SCENES } from './picture-list';

/** Size of a picture in pixels: 4 to 3, or 3 to 4 for an upright phone. */
export const pictureSize = (picture: Picture) =>
  picture.upright ? { width: 900, height: 1200 } : { width: 1200, height: 900 };

/** A part of a scene, rendered to a file. */
export function svg(content: string, width: number, height: number, viewBox = '0 0 160 120'): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${viewBox}">${content}</svg>`;
}

/** The drawing of a picture. */
export function drawing(picture: Picture): string {
  const { width, height } = pictureSize(picture);
  const content = SCENES[picture.scene](seeded(picture.seed), LIGHTS[picture.light], picture.people);
  return svg(content, width, height, picture.upright ? '31 -16 108 144' : '0 0 160 120');
}
