import type { core } from 'zod/mini';

/** Explains a schema issue in plain words. */
export function fieldFault(issue: core.$ZodIssue): string {
  switch (issue.code) {
    case 'too_big':
      return atMost(issue.origin, Number(issue.maximum));
    case 'too_small':
      return atLeast(issue.origin, Number(issue.minimum));
    case 'not_multiple_of':
      return `Enter a multiple of ${issue.divisor}.`;
    default:
      return 'This is not valid.';
  }
}

function atMost(origin: string, most: number): string {
  if (origin === 'string') return `Enter at most ${most} characters.`;
  return origin === 'array' ? `Choose at most ${most}.` : `Enter ${most} or less.`;
}

function atLeast(origin: string, least: number): string {
  if (origin === 'number' || origin === 'int') return `Enter ${least} or more.`;
  if (least === 1) return 'This cannot be blank.';
  return origin === 'string' ? `Enter at least ${least} characters.` : `Choose at least ${least}.`;
}
