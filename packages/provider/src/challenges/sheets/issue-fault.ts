import type { core } from 'zod/mini';
import { type Fault, fault } from '../faults';

/** Translates a schema issue of a cell into words for its author. */
export function issueFault(issue: core.$ZodIssue): Fault {
  if (issue.code === 'too_big') {
    const most = Number(issue.maximum);
    return fault(issue.origin === 'string' ? 'too-long' : 'at-most', { most });
  }
  if (issue.code === 'too_small') return fault('at-least', { least: Number(issue.minimum) });
  const whole = issue.code === 'invalid_type' && issue.expected === 'int';
  return fault(whole ? 'whole' : 'unfit');
}
