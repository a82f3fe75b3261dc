import type { core } from 'zod/mini';

/** Explains a schema issue in plain words. `value` is what was sent. */
export function fieldFault(issue: core.$ZodIssue, value?: unknown): string {
  switch (issue.code) {
    case 'too_big':
      return atMost(issue.origin, Number(issue.maximum));
    case 'too_small':
      return atLeast(issue.origin, Number(issue.minimum));
    case 'not_multiple_of':
      return `Enter a multiple of ${issue.divisor}.`;
    case 'invalid_type':
      return value === undefined || value === null ? BLANK : (TYPES[issue.expected] ?? INVALID);
    case 'invalid_value':
      return oneOf(issue.values);
    case 'invalid_union':
      return ofUnion(issue.errors.map(([first]) => first));
    default:
      return INVALID;
  }
}

const BLANK = 'This cannot be blank.';
const INVALID = 'This is not valid.';
const TYPES: Readonly<Record<string, string>> = {
  string: 'This must be text.',
  number: 'This must be a number.',
  int: 'This must be a whole number.',
  boolean: 'This must be true or false.',
  array: 'This must be a list.',
};

const oneOf = (values: readonly unknown[]): string =>
  `This must be one of: ${values.map((value) => (value === '' ? 'blank' : String(value))).join(', ')}.`;

/** A union of fixed values is a choice of them all. */
function ofUnion(faults: readonly (core.$ZodIssue | undefined)[]): string {
  const values = faults.map((fault) => (fault?.code === 'invalid_value' ? fault.values : undefined));
  return values.every((some) => some !== undefined) ? oneOf(values.flat()) : INVALID;
}

function atMost(origin: string, most: number): string {
  if (origin === 'string') return `Enter at most ${most} characters.`;
  return origin === 'array' ? `Choose at most ${most}.` : `Enter ${most} or less.`;
}

function atLeast(origin: string, least: number): string {
  if (origin === 'number' || origin === 'int') return `Enter ${least} or more.`;
  if (least === 1) return BLANK;
  return origin === 'string' ? `Enter at least ${least} characters.` : `Choose at least ${least}.`;
}
