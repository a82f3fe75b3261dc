/** For programs that fill the database themselves, such as the demo. */

export { scoreRows } from './answers/score-rows';
export { updateScores } from './answers/update-scores';
export type { Database, Queries } from './db/database';
export { mediaKey } from './media/keys';
export { announce } from './realtime/announce';
export { Repeated } from './repeated';
export { hashPassword } from './session/passwords';
export type { Storage } from './storage/storage';
export type { Template } from './templates/template-file';
export { templatesIn } from './templates/templates';
