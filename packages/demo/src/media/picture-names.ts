import type { SceneName } from '../art/picture-list';

/** The name of a picture: its scene and its number. */
export type PictureName = `${SceneName}-${number}`;
