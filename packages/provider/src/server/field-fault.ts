import type { core } from 'zod/mini';

/** Converts a schema issue into words for people. */
export function fieldFault(issue: core.$ZodIssue): string {
  switch (issue.code) {
    case 'too_big':
      return atMost(issue.origin, Number(issue.maximum));
    case 'too_small':
      return atLeast(issue.origin, Number(issue.minimum));
    case 'not_multiple_of':
      return `It has to be a multiple of ${issue.divisor}.`;
    default:
      return 'It is not of the form that is expected here.';
  }
}

function atMost(origin: string, most: number): string {
  if (origin === 'string') return `It may have at most ${most} letters.`;
  return origin === 'array' ? `There may be at most ${most}.` : `It may be at most ${most}.`;
}

function atLeast(origin: string, least: number): string {
  if (origin === 'number' || origin === 'int') return `It has to be at least ${least}.`;
  if (least === 1) return 'It cannot be empty.';
  return origin === 'string' ? `It has to have at least ${least} letters.` : `There have to be at least ${least}.`;
}
