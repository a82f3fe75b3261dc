import { Plus, X } from 'lucide';
import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import styled from 'styled-components';
import { FieldNote } from '../field/field-note';
import { FieldBox, FieldInput, FieldLabel, FieldRoot, FieldTail } from '../field/field-styles';
import { Icon } from '../icon/icon';
import { matching } from '../options/match';
import { useSuggestions } from '../options/use-suggestions';
import { useTranslate } from '../root/ui-context';
import type { SelectOption } from '../select/select-face';
import { VisuallyHidden } from '../text/visually-hidden';
import { token } from '../theme/token';
import { matchingTag, sameTag, tidyTag } from './tag-rules';

/** Props of TagSearch. */
export interface TagSearchProps {
  readonly label: string;
  /** Tags already set. */
  readonly tags: readonly string[];
  /** Existing tags to suggest. */
  readonly known: readonly string[];
  readonly onAdd: (tag: string) => void;
  readonly onRemove: (tag: string) => void;
  /** Only existing tags can be chosen: for searching by tag. */
  readonly knownOnly?: boolean;
  /** Maximum length of a tag. */
  readonly max?: number;
  readonly help?: ReactNode;
  readonly error?: string | undefined;
  readonly tail?: ReactNode;
  readonly disabled?: boolean;
  readonly id?: string;
}

const Inside = styled.div`
  flex: 1;
  min-inline-size: 0;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 6px;
  padding: calc(1lh - 1px) 12px 3px;
  & > ul { display: contents; }
  & > input { flex: 1 0 64px; min-block-size: 24px; padding: 0; }
  @media (pointer: coarse) { padding-block-end: 0; & > input { min-block-size: 44px; } }
`;

const Box = styled(FieldBox)`
  &:has(input:focus) {
    outline: ${token.focusRing} solid ${token.focus};
    outline-offset: -1px;
    border-color: transparent;
  }
  & > ${Inside}:has(> input:placeholder-shown:only-of-type:not(:focus)):not(:has(li)) + label { translate: 0 7px; font: ${token.type14} ${token.font}; }
`;

const Chip = styled.li`
  display: inline-flex;
  align-items: center;
  max-inline-size: 100%;
  min-block-size: 24px;
  padding-inline-start: 8px;
  border: 1px solid ${token.line};
  border-radius: ${token.radiusPill};
  background: ${token.surfaceChip};
  color: ${token.textSoft};
  font: 500 ${token.type12} ${token.font};
  &:last-child { margin: 0; }
  & > span { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; padding-inline-end: 8px; }
  & > button {
    display: grid;
    place-items: center;
    inline-size: 24px;
    block-size: 24px;
    margin-inline-start: -6px;
    padding: 0;
    border: 0;
    border-radius: 50%;
    background: none;
    color: ${token.textMuted};
    &:hover { color: ${token.text}; background: ${token.surfaceHover}; }
    @media (pointer: coarse) { inline-size: 44px; block-size: 44px; margin-block: -7px; }
  }
`;

const NEW = 'new:';

/** Tags as chips and an input that suggests existing tags. Enter or comma adds, Backspace focuses the last chip. */
export function TagSearch({
  label,
  tags,
  known,
  onAdd,
  onRemove,
  knownOnly = false,
  max,
  help,
  error,
  tail,
  disabled = false,
  id,
}: TagSearchProps) {
  const own = useId();
  const t = useTranslate();
  const [text, setText] = useState('');
  const [duplicate, setDuplicate] = useState<string>();
  const [announcement, setAnnouncement] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const chips = useRef<HTMLUListElement>(null);
  const typed = tidyTag(text);

  const free = known.filter((tag) => !tags.some((set) => sameTag(set, tag)));
  const found: readonly SelectOption[] = matching(
    free.map((tag) => ({ value: tag, label: tag })),
    typed,
  );
  const isNew = typed !== '' && !knownOnly && ![...known, ...tags].some((tag) => sameTag(tag, typed));
  const options = isNew
    ? [...found, { value: `${NEW}${typed}`, label: t('Add “{tag}”', { tag: typed }), icon: Plus }]
    : found;

  const add = (wanted: string): void => {
    const tag = matchingTag(wanted, known);
    if (tag === '') return;
    if (tags.some((set) => sameTag(set, tag))) {
      setDuplicate(tag);
      return;
    }
    if (knownOnly && !known.includes(tag)) return;
    setText('');
    setAnnouncement(t('Added {tag}.', { tag }));
    onAdd(tag);
  };
  const remove = (tag: string): void => {
    setAnnouncement(t('Removed {tag}.', { tag }));
    onRemove(tag);
    input.current?.focus();
  };
  const suggestions = useSuggestions({
    label,
    input,
    box,
    options,
    onChoose: ({ value }) => add(value.startsWith(NEW) ? value.slice(NEW.length) : value),
  });
  const keys = (event: KeyboardEvent<HTMLInputElement>): void => {
    if (suggestions.keys(event)) return;
    if (event.key === 'Enter' || event.key === ',') {
      if (typed === '') return;
      event.preventDefault();
      suggestions.close();
      add(typed);
    } else if (event.key === 'Backspace' && text === '') {
      chips.current?.querySelector<HTMLElement>('li:last-child > button')?.focus();
    }
  };
  const problem = duplicate === undefined ? error : t('“{tag}” is already added.', { tag: duplicate });
  return (
    <FieldRoot>
      <Box ref={box} $tone={problem ? 'error' : 'plain'} $off={disabled}>
        <Inside onPointerDown={(event) => event.target === event.currentTarget && input.current?.focus()}>
          <ul ref={chips} aria-label={label}>
            {tags.map((tag) => (
              <Chip key={tag}>
                <span>{tag}</span>
                {!disabled && (
                  <button type="button" aria-label={t('Remove {tag}', { tag })} onClick={() => remove(tag)}>
                    <Icon of={X} size={14} />
                  </button>
                )}
              </Chip>
            ))}
          </ul>
          {!disabled && (
            <FieldInput
              {...suggestions.input}
              ref={input}
              id={id ?? own}
              type="text"
              value={text}
              placeholder=" "
              maxLength={max}
              aria-invalid={problem ? true : undefined}
              aria-describedby={`${own}-note`}
              onChange={(event) => {
                setDuplicate(undefined);
                setText(event.currentTarget.value);
                suggestions.show();
              }}
              onKeyDown={keys}
              onBlur={suggestions.close}
            />
          )}
        </Inside>
        <FieldLabel htmlFor={id ?? own}>{label}</FieldLabel>
        {tail && <FieldTail>{tail}</FieldTail>}
      </Box>
      {suggestions.popup}
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
      <FieldNote id={`${own}-note`} error={problem} help={help} />
    </FieldRoot>
  );
}
