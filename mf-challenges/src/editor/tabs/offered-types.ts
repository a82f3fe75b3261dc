import { hasRealities, TASK_TYPE_NAMES } from '@waymark/contract';

/**
 * Codes of the available completion types: AR ones only if the feature is on ([G24]). The challenge's own type stays
 * available.
 */
export const offeredTypes = (ar: boolean, current: number): number[] =>
  TASK_TYPE_NAMES.map((_, code) => code).filter((code) => ar || !hasRealities(code) || code === current);
