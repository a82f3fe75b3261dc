/** Everything that an open challenge renders: one chunk. */
export { OpenEditors } from './open-editors';
export { FrontPreview } from './preview/front-preview';
