/** Everything that AR items need: one chunk. */
export { ArItems } from './ar-items';
export { RealityEditors } from './reality-editors';
