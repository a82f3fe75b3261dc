export * from './conformance/case';
export * from './conformance/describe';
export * from './conformance/verdict';
export * from './deliver';
export * from './factories/game';
export * from './factories/task';
export * from './fake-host';
