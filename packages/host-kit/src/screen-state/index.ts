export * from './atoms';
export * from './per-game';
export * from './use-id-set';
export * from './use-selection';
