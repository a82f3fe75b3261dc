import { type ReactNode, useId, useRef } from 'react';
import { FieldNote } from '../field/field-note';
import { FieldBox, FieldInput, FieldLabel, FieldRoot, FieldTail } from '../field/field-styles';
import { matching } from '../options/match';
import { useProposals } from '../options/use-proposals';
import { useTranslate } from '../root/ui-context';
import type { SelectOption } from '../select/select-face';
import { Spinner } from '../text/spinner';
import { VisuallyHidden } from '../text/visually-hidden';
import { type LoadOptions, useLoaded } from './use-loaded';

/** What an autocomplete is given. */
export interface AutocompleteProps {
  readonly label: string;
  /** The text in the field. */
  readonly value: string;
  readonly onChange: (text: string) => void;
  /** A proposal was taken; its label is the text already. */
  readonly onChoose: (option: SelectOption) => void;
  /** Proposals that are known. */
  readonly options?: readonly SelectOption[];
  /** Asks for more, 250 ms after the last keystroke; give it as well as, or instead of, `options`. */
  readonly load?: LoadOptions;
  /** Characters before `load` is asked. */
  readonly minimum?: number;
  /** Called on leaving the field, and on Enter without a proposal. */
  readonly onSave?: (text: string) => void;
  readonly help?: ReactNode;
  readonly error?: string | undefined;
  readonly tail?: ReactNode;
  readonly disabled?: boolean;
  readonly name?: string;
  readonly id?: string;
}

/** Proposals shown at most. */
const MOST = 50;

/** A text field that proposes options while typing. What is typed counts as well; choosing only fills it in. */
export function Autocomplete({
  label,
  value,
  onChange,
  onChoose,
  options = [],
  load,
  minimum = 1,
  onSave,
  help,
  error,
  tail,
  disabled = false,
  name,
  id,
}: AutocompleteProps) {
  const own = useId();
  const t = useTranslate();
  const input = useRef<HTMLInputElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const { loaded, loading } = useLoaded(load, value.trim(), minimum);
  const known = matching(options, value);
  const fresh = loaded.filter((option) => !known.some((one) => one.value === option.value));
  const shown = [...known, ...fresh].slice(0, MOST);
  const proposals = useProposals({
    label,
    input,
    box,
    options: shown,
    onChoose: (option) => {
      onChange(option.label);
      onChoose(option);
    },
  });
  return (
    <FieldRoot>
      <FieldBox ref={box} $tone={error ? 'error' : 'plain'} $off={disabled}>
        <FieldLabel htmlFor={id ?? own}>{label}</FieldLabel>
        <FieldInput
          {...proposals.input}
          ref={input}
          id={id ?? own}
          name={name}
          type="text"
          value={value}
          placeholder=" "
          disabled={disabled}
          aria-invalid={error ? true : undefined}
          aria-describedby={`${own}-note`}
          onChange={(event) => {
            onChange(event.currentTarget.value);
            proposals.show();
          }}
          onKeyDown={(event) => {
            if (!proposals.keys(event) && event.key === 'Enter') {
              proposals.close();
              onSave?.(value);
            }
          }}
          onBlur={() => {
            proposals.close();
            onSave?.(value);
          }}
        />
        {(tail || loading) && <FieldTail>{loading ? <Spinner /> : tail}</FieldTail>}
      </FieldBox>
      {proposals.popup}
      <VisuallyHidden role="status">{proposals.open && t('{count} proposals', { count: shown.length })}</VisuallyHidden>
      <FieldNote id={`${own}-note`} error={error} help={help} />
    </FieldRoot>
  );
}
