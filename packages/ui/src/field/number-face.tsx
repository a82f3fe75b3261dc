import { type KeyboardEvent, type ReactNode, useId } from 'react';
import styled from 'styled-components';
import { type FieldFix, FieldNote } from './field-note';
import { FieldBox, FieldInput, FieldLabel, FieldRoot, FieldTail } from './field-styles';
import type { useNumberDraft } from './number-draft';

/** What every field with a number may be given. */
export interface NumberFaceProps {
  readonly label: string;
  readonly help?: ReactNode;
  readonly error?: string | undefined;
  readonly fix?: FieldFix | undefined;
  readonly tail?: ReactNode;
  readonly disabled?: boolean;
  readonly name?: string;
  readonly id?: string;
}

interface DraftProps extends NumberFaceProps {
  readonly draft: ReturnType<typeof useNumberDraft>;
  /** What Page Up and Page Down step by. */
  readonly pageStep?: number;
  /** Whether everything is selected on focus. */
  readonly selected?: boolean;
  /** Attributes of a spin button. */
  readonly spin?: object | undefined;
}

/** Four digits always fit; in a narrow field the buttons give way. */
const Entry = styled(FieldInput)`min-inline-size: 60px;`;
const NarrowTail = styled(FieldTail)`min-inline-size: 0;`;

/** The input of a number, with label, note and keys. */
export function NumberFace({
  label,
  draft,
  pageStep = 0,
  selected = false,
  spin,
  help,
  error,
  fix,
  tail,
  disabled = false,
  name,
  id,
}: DraftProps) {
  const own = useId();
  const keys = (event: KeyboardEvent<HTMLInputElement>): void => {
    if (event.key === 'Enter') draft.commit();
    const by = { ArrowUp: 1, ArrowDown: -1, PageUp: pageStep, PageDown: -pageStep }[event.key] ?? 0;
    if (by === 0) return;
    event.preventDefault();
    draft.step(by);
  };
  return (
    <FieldRoot>
      <FieldBox $tone={error ? 'error' : 'plain'} $off={disabled}>
        <FieldLabel htmlFor={id ?? own}>{label}</FieldLabel>
        <Entry
          id={id ?? own}
          name={name}
          type="text"
          inputMode="numeric"
          autoComplete="off"
          value={draft.shown}
          placeholder=" "
          disabled={disabled}
          aria-invalid={error ? true : undefined}
          aria-describedby={`${own}-note`}
          {...spin}
          onFocus={(event) => {
            draft.enter();
            if (selected) event.currentTarget.select();
          }}
          onChange={(event) => draft.type(event.currentTarget.value)}
          onBlur={draft.commit}
          onKeyDown={keys}
        />
        {tail && <NarrowTail>{tail}</NarrowTail>}
      </FieldBox>
      <FieldNote id={`${own}-note`} error={error} fix={fix} help={help} />
    </FieldRoot>
  );
}
