export { EndMark } from './end-mark';
export { EndlessPages } from './endless-pages';
export { readUpTo } from './grow';
