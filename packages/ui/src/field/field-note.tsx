import { CircleAlert } from 'lucide';
import type { MouseEvent, ReactNode } from 'react';
import styled from 'styled-components';
import { rootOf } from '../focus/lost-focus';
import { Icon } from '../icon/icon';
import { token } from '../theme/token';
import { FieldCount, FieldHelp } from './field-styles';

/** A correct value, one click away. */
export interface FieldFix {
  /** For instance "Set 21:30". */
  readonly label: string;
  readonly run: () => void;
}

/** Props of FieldNote. */
export interface FieldNoteProps {
  /** Target of the field's aria-describedby. */
  readonly id: string;
  readonly error?: string | undefined;
  /** Offered beside the error. */
  readonly fix?: FieldFix | undefined;
  readonly help?: ReactNode;
  readonly count?: string | undefined;
}

/** In a `FieldStack` the line keeps its height, with or without text. */
const Line = styled.div`
  /* Includes the space above the text. */
  display: flow-root;
  min-block-size: var(--note-line, 0px);
`;

const Fix = styled.button.attrs({ type: 'button' })`
  flex: none;
  min-block-size: 24px;
  margin-block-start: -4px;
  margin-inline-start: auto;
  padding: 0 8px;
  border: 1px solid ${token.buttonLine};
  border-radius: 5px;
  background: ${token.buttonBg};
  color: ${token.text};
  font: 500 12px/20px ${token.font};
  white-space: nowrap;
  &:hover { background: ${token.surfaceHover}; }
  @media (pointer: coarse) { position: relative; &::after { content: ''; position: absolute; inset: -10px -4px; } }
`;

/**
 * The line below a field: its error or help, a fix, and a counter. Only the error is announced; the counter would be
 * spoken at every key.
 */
export function FieldNote({ id, error, fix, help, count }: FieldNoteProps) {
  /** The button goes away with the error, so its field takes the focus. */
  const mend = ({ currentTarget }: MouseEvent): void => {
    fix?.run();
    rootOf(currentTarget).querySelector<HTMLElement>(`[aria-describedby~="${id}"]`)?.focus();
  };
  return (
    <Line id={id} data-field-note={error ? 'error' : ''}>
      <div aria-live="polite">
        {error && (
          <FieldHelp as="div" $tone="error">
            <Icon of={CircleAlert} size={14} />
            <span>{error}</span>
            {fix && <Fix onClick={mend}>{fix.label}</Fix>}
            {!fix && count && <FieldCount>{count}</FieldCount>}
          </FieldHelp>
        )}
      </div>
      {!error && (help || count) && (
        <FieldHelp as="div">
          {help && <span>{help}</span>}
          {count && <FieldCount>{count}</FieldCount>}
        </FieldHelp>
      )}
    </Line>
  );
}
