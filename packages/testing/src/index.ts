export * from './conformance/conformance';
export * from './factories/game';
export * from './factories/task';
export * from './fake-host';
