export type { BuilderPath } from './builder-path';
/** Every address of the builder (part 1, section 2; part 2, section 2). */
export * as paths from './paths';
