import { CircleAlert } from 'lucide';
import type { ReactNode } from 'react';
import { Icon } from '../icon/icon';
import { FieldCount, FieldHelp } from './field-styles';

/** What stands below a field: its error, else its help; and a counter. */
export interface FieldNoteProps {
  /** The field points here with aria-describedby. */
  readonly id: string;
  readonly error?: string | undefined;
  readonly help?: ReactNode;
  readonly count?: string | undefined;
}

/** The line below a field. The error is announced when it appears; it takes the place of the help. */
export function FieldNote({ id, error, help, count }: FieldNoteProps) {
  return (
    <div id={id} aria-live="polite">
      {(error || help || count) && (
        <FieldHelp as="div" $tone={error ? 'error' : 'plain'}>
          {error && <Icon of={CircleAlert} size={14} />}
          {(error || help) && <span>{error || help}</span>}
          {count && <FieldCount>{count}</FieldCount>}
        </FieldHelp>
      )}
    </div>
  );
}
