import type { BulkWrite } from '@waymark/contract';

/** Props of a bulk form. Unchanged fields are undefined. */
export interface BulkFormProps {
  readonly changes: BulkWrite;
  readonly onChange: (part: BulkWrite) => void;
  /** IANA zone of the game. */
  readonly zone: string | undefined;
}
