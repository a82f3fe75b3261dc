export { LiveConnection } from '@waymark/client/live-connection';
export { socketEntrance } from '../session/entrance';
export { LiveDesk } from './live-desk';
