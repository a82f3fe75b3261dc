import { CircleAlert } from 'lucide';
import type { ReactNode } from 'react';
import { Icon } from '../icon/icon';
import { FieldCount, FieldHelp } from './field-styles';

/** Props of FieldNote. */
export interface FieldNoteProps {
  /** Target of the field's aria-describedby. */
  readonly id: string;
  readonly error?: string | undefined;
  readonly help?: ReactNode;
  readonly count?: string | undefined;
}

/** The line below a field: its error or else its help, and a counter. An error is announced when it appears. */
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
