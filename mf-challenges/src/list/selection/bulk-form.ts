import type { BulkWrite } from '@waymark/contract';

/** What a form for several challenges is given. A field that is left as it is, is undefined. */
export interface BulkFormProps {
  readonly changes: BulkWrite;
  readonly onChange: (part: BulkWrite) => void;
  /** IANA zone of the game. */
  readonly zone: string | undefined;
}
