export * from './api/accounts';
export * from './api/answers';
export * from './api/cell-faults';
export * from './api/games';
export * from './api/groups';
export * from './api/history';
export * from './api/leaderboard';
export * from './api/legal';
export * from './api/media';
export * from './api/parts';
export * from './api/play';
export * from './api/provider';
export * from './api/proxy';
export * from './api/qr';
export * from './api/readiness';
export * from './api/reference';
export * from './api/route';
export * from './api/session';
export * from './api/table';
export * from './api/tags';
export * from './api/task-files';
export * from './api/tasks';
export * from './api/teams';
export * from './api/translations';
export * from './api/white-label';
export * from './config/embed-config';
export * from './config/runtime-config';
export * from './entities/analytics';
export * from './entities/answer';
export * from './entities/change';
export * from './entities/game';
export { type GameWrite, gameWriteSchema, WEBHOOK_MAX } from './entities/game-settings';
export * from './entities/game-state';
export * from './entities/game-user';
export * from './entities/group';
export * from './entities/ids';
export * from './entities/leaderboard';
export * from './entities/lock';
export * from './entities/media';
export * from './entities/play';
export * from './entities/reality';
export * from './entities/role';
export * from './entities/task';
export * from './entities/task-file-names';
export {
  type BulkWrite,
  bulkWriteSchema,
  type RealityWrite,
  realityWriteSchema,
  type TaskWrite,
  taskWriteSchema,
} from './entities/task-settings';
export * from './entities/task-type';
export * from './entities/team';
export * from './entities/user';
export * from './errors/catalogue';
export * from './errors/validation';
export * from './host/host';
export * from './host/readable';
export * from './host/remote';
export * from './language/languages';
export * from './live/message';
export * from './live/presence';
export * from './live/release-notice';
export * from './live/sources';
export * from './paths';
export * from './provider/offer';
export * from './registry/overlay';
export * from './registry/place';
export * from './registry/registry';
export * from './registry/release-report';
export * from './registry/version';
export * from './time/wall-time';
export * from './time/zones';
