// What a conformance case needs, without React or styles: the prover reads it in Node.
export type { ConformanceCase } from './conformance/case';
export * from './factories/game';
export * from './factories/task';
