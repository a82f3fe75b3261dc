import type { BulkWrite } from '@waymark/contract';

/** Props of a bulk form. Unchanged fields are undefined. */
export interface BulkFormProps {
  readonly changes: BulkWrite;
  readonly onChange: (part: BulkWrite) => void;
  /** Whether what is entered can't be sent. */
  readonly onWrong: (isWrong: boolean) => void;
  /** Time zone of the game as it stores it. */
  readonly tz: string | undefined;
}
