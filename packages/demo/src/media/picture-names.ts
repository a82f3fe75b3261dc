import type { SceneName } from '../art/picture-list';

/** The name of a picture: scene and number. */
export type PictureName = `${SceneName}-${number}`;
