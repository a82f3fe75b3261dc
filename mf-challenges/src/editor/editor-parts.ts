/** Everything that is drawn once a challenge is open: one script. */
export { OpenEditors } from './open-editors';
export { FrontPreview } from './preview/front-preview';
