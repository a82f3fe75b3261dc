import { hasRealities, TASK_TYPE_NAMES } from '@waymark/contract';

/**
 * Codes of the completion types that can be chosen: those with AR only where the feature is on ([G24]). The type that a
 * challenge has already stays.
 */
export const offeredTypes = (ar: boolean, current: number): number[] =>
  TASK_TYPE_NAMES.map((_, code) => code).filter((code) => ar || !hasRealities(code) || code === current);
