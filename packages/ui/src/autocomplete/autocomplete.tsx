import { type ReactNode, useId, useRef } from 'react';
import { FieldNote } from '../field/field-note';
import { FieldBox, FieldInput, FieldLabel, FieldRoot, FieldTail } from '../field/field-styles';
import { matching } from '../options/match';
import { SUGGESTIONS_MAX, SuggestionCount } from '../options/suggestion-count';
import { useSuggestions } from '../options/use-suggestions';
import type { SelectOption } from '../select/select-face';
import { Spinner } from '../text/spinner';
import { type LoadOptions, useLoaded } from './use-loaded';

/** Props of Autocomplete. */
export interface AutocompleteProps {
  readonly label: string;
  /** The text in the field. */
  readonly value: string;
  readonly onChange: (text: string) => void;
  /** A suggestion was chosen; `onChange` has already received its label. */
  readonly onChoose: (option: SelectOption) => void;
  /** Suggestions known up front. */
  readonly options?: readonly SelectOption[];
  /** Loads more suggestions 250 ms after the last keystroke; works with or without `options`. */
  readonly load?: LoadOptions;
  /** Characters needed before `load` is called. */
  readonly minimum?: number;
  /** Called on blur, and on Enter when no suggestion is active. */
  readonly onSave?: (text: string) => void;
  readonly help?: ReactNode;
  readonly error?: string | undefined;
  readonly tail?: ReactNode;
  readonly disabled?: boolean;
  readonly name?: string;
  readonly id?: string;
}

/** A text field that suggests options while typing. Free text is allowed; choosing a suggestion just fills it in. */
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
  const input = useRef<HTMLInputElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const { loaded, loading } = useLoaded(load, value.trim(), minimum);
  const known = matching(options, value);
  const fresh = loaded.filter((option) => !known.some((one) => one.value === option.value));
  const shown = [...known, ...fresh].slice(0, SUGGESTIONS_MAX);
  const suggestions = useSuggestions({
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
          {...suggestions.input}
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
            suggestions.show();
          }}
          onKeyDown={(event) => {
            if (!suggestions.keys(event) && event.key === 'Enter') {
              suggestions.close();
              onSave?.(value);
            }
          }}
          onBlur={() => {
            suggestions.close();
            onSave?.(value);
          }}
        />
        {(tail || loading) && <FieldTail>{loading ? <Spinner /> : tail}</FieldTail>}
      </FieldBox>
      {suggestions.popup}
      <SuggestionCount count={suggestions.open ? shown.length : undefined} />
      <FieldNote id={`${own}-note`} error={error} help={help} />
    </FieldRoot>
  );
}
