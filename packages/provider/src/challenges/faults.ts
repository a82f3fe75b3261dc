import { CELL_WORDS, type CellFaultCode } from '@waymark/contract';
import { errors } from '../server/errors';
import { filled } from '../sheets/filled';

/** Values for the placeholders of a fault's text. */
export type FaultValues = Record<string, string | number>;
/** What is wrong with a value: a code to translate, and the English text. */
export type Fault = {
  readonly code: CellFaultCode;
  readonly values: FaultValues;
  readonly message: string;
};
/** Errors by field name. */
export type Faults = Record<string, Fault>;

/** Creates an error for a value. */
export const fault = (code: CellFaultCode, values: FaultValues = {}): Fault => ({
  code,
  values,
  message: filled(CELL_WORDS[code], values),
});

/** @throws {ApiError} 422 naming every invalid field, if there is one */
export function refuseFaults(faults: Faults): void {
  const wrong = Object.entries(faults);
  if (wrong.length > 0)
    throw errors.invalid(Object.fromEntries(wrong.map(([field, { message }]) => [field, [message]])));
}
