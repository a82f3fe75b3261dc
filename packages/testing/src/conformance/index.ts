export type { ConformanceCase } from './case';
export { type CheckResult, runConformance } from './verdict';
