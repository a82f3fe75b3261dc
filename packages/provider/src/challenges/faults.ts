import { CELL_WORDS, type CellFaultCode } from '@waymark/contract';
import { errors } from '../server/errors';

/** What stands for the names in braces of a fault's words. */
export type FaultValues = Record<string, string | number>;
/** What is wrong with a value: a code, for who words it in another language, and the same in English. */
export type Fault = {
  readonly code: CellFaultCode;
  readonly values: FaultValues;
  readonly message: string;
};
/** What is wrong with fields, by their names. */
export type Faults = Record<string, Fault>;

/** What is wrong with a value. */
export const fault = (code: CellFaultCode, values: FaultValues = {}): Fault => ({
  code,
  values,
  message: CELL_WORDS[code].replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? '')),
});

/** @throws {ApiError} 422 naming every field that is wrong, if any is */
export function refuseFaults(faults: Faults): void {
  const wrong = Object.entries(faults);
  if (wrong.length > 0)
    throw errors.invalid(Object.fromEntries(wrong.map(([field, { message }]) => [field, [message]])));
}
