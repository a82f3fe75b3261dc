import type * as z from 'zod/mini';
import type { Database } from '../db/database';
import type { Storage } from '../storage/storage';

/** Dependencies of operators' commands. */
export interface Workplace {
  readonly database: Database;
  readonly storage: Storage;
  /** The provider's public address. */
  readonly origin: () => string;
  readonly now: () => Date;
}

/** What a command reports: JSON for programs, lines for people. */
export type Report = Readonly<Record<string, unknown>>;

/** A command of an operator. */
export interface Operation<Args extends z.ZodMiniType = z.ZodMiniType> {
  /** Its words, such as `person delete`. */
  readonly words: string;
  /** Its arguments as shown in the help; `<x>` is positional, `--x` is named. */
  readonly usage: string;
  readonly about: string;
  readonly args: Args;
  /** The provider must be stopped. */
  readonly alone?: true;
  run(workplace: Workplace, args: z.output<Args>): Promise<Report>;
}

/** Defines a command with the types of its arguments. */
export const operation = <Args extends z.ZodMiniType>(defined: Operation<Args>): Operation =>
  defined as unknown as Operation;

/** Thrown when a command can't do its job, with a sentence for the operator. */
export class OperationRefused extends Error {
  override readonly name = 'OperationRefused';
}
