export * from './conformance/conformance';
export * from './factories/game';
export * from './fake-host';
