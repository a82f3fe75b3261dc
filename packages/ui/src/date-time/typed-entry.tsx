import { type KeyboardEvent, useId } from 'react';
import styled from 'styled-components';
import { FieldNote } from '../field/field-note';
import { useTranslate } from '../root/ui-context';
import { token } from '../theme/token';
import type { Typed } from './use-typed';

/** Props of TypedEntry. */
export interface TypedEntryProps {
  readonly typed: Typed;
  /** Enter with text. */
  readonly onDone: () => void;
}

const Line = styled.div`
  display: grid;
  margin: -8px -8px 8px;
  padding: 8px;
  border-block-end: 1px solid ${token.line};
  & > input {
    inline-size: 100%;
    min-block-size: 32px;
    padding: 4px 8px;
    border: 1px solid ${token.lineControl};
    border-radius: 5px;
    background: ${token.fieldBg};
    &[aria-invalid] { border-color: ${token.danger}; }
    @media (max-width: 767px) { font-size: 16px; }
    @media (pointer: coarse) { min-block-size: 44px; }
  }
`;

/** A line for typing instead: "18:00", "tomorrow 18:00", "24 Dec 9:30". Calendar and time follow. */
export function TypedEntry({ typed, onDone }: TypedEntryProps) {
  const t = useTranslate();
  const id = useId();
  const keys = (event: KeyboardEvent<HTMLInputElement>): void => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    if (typed.text.trim() !== '') onDone();
  };
  return (
    <Line>
      <input
        ref={typed.line}
        id={id}
        dir="auto"
        autoComplete="off"
        aria-label={t('Type a date or time')}
        aria-describedby={`${id}-note`}
        placeholder={t('For instance: tomorrow 18:00')}
        value={typed.text}
        aria-invalid={typed.wrong || undefined}
        onChange={(event) => typed.type(event.currentTarget.value)}
        onKeyDown={keys}
      />
      <FieldNote
        id={`${id}-note`}
        error={typed.wrong ? t('Not a date or time. For instance: tomorrow 18:00') : undefined}
      />
    </Line>
  );
}
