import { AriaDialog } from '@waymark/ui/aria';
import { Search } from 'lucide';
import { type KeyboardEvent, type RefObject, useState } from 'react';
import styled from 'styled-components';
import { Icon } from '../icon/icon';
import { LinkButton } from '../link/link';
import { type Ui, useTranslate } from '../root/ui-context';
import type { SelectOption } from '../select/select-face';
import { VisuallyHidden } from '../text/visually-hidden';
import { token } from '../theme/token';
import { matching } from './match';
import { optionId } from './option-id';
import { OptionList } from './option-list';
import { OptionSheet } from './option-sheet';
import { useActiveOption } from './use-active-option';

/** Props of PickPopup. */
export interface PickPopupProps {
  readonly id: string;
  readonly label: string;
  readonly anchor: RefObject<HTMLElement | null>;
  readonly options: readonly SelectOption[];
  readonly chosen: readonly string[];
  /** Several options can be chosen: choosing keeps the popup open. */
  readonly multiple: boolean;
  /** Adds an input that filters the options. */
  readonly filter: boolean;
  readonly ui: Ui;
  readonly onChoose: (value: string) => void;
  readonly onClear?: () => void;
  readonly onClose: () => void;
}

const Sheet = styled(OptionSheet)`
  & > section { display: flex; flex-direction: column; outline: 0; }
`;

const Find = styled.label`
  display: flex;
  align-items: center;
  gap: 8px;
  flex: none;
  padding-inline: 12px;
  border-block-end: 1px solid ${token.line};
  color: ${token.textMuted};
  & > input {
    flex: 1;
    min-inline-size: 0;
    min-block-size: 38px;
    padding: 0;
    border: 0;
    outline: 0;
    background: none;
    color: ${token.text};
    font: ${token.type13} ${token.font};
    @media (max-width: 767px) { min-block-size: 44px; font-size: 16px; }
  }
`;

const Scroll = styled.div`
  display: flex;
  flex-direction: column;
  flex: 1;
  min-block-size: 0;
  /* The list itself scrolls: the input controls it, or it has focus. */
  & > [role='listbox'] { flex: 1; min-block-size: 0; overflow: auto; padding: 4px; }
  & > p { padding-inline: 12px; }
`;

const Foot = styled.div`
  display: flex;
  justify-content: space-between;
  flex: none;
  padding: 6px 12px;
  border-block-start: 1px solid ${token.line};
  color: ${token.textMuted};
`;

/**
 * A popup with options to choose from, with an optional filter input and checkboxes. Focus stays in the input or on
 * the list; arrow keys move through the options.
 */
export function PickPopup(props: PickPopupProps) {
  const { id, label, anchor, options, chosen, multiple, filter, ui, onChoose, onClear, onClose } = props;
  const [term, setTerm] = useState('');
  const shown = matching(options, term);
  const { active, setActive, move } = useActiveOption(
    shown,
    Math.max(
      0,
      options.findIndex(({ value }) => chosen.includes(value)),
    ),
  );
  const t = useTranslate();

  const keys = (event: KeyboardEvent): void => {
    // Enter and arrows belong to an IME composition until it ends.
    if (event.nativeEvent.isComposing || move(event, !filter)) return;
    if (event.key !== 'Enter' && (filter || event.key !== ' ')) return;
    event.preventDefault();
    const option = shown[active];
    if (option) onChoose(option.value);
  };
  return (
    <Sheet label={label} anchor={anchor} ui={ui} onClose={onClose}>
      <AriaDialog id={id} aria-label={label}>
        {filter && (
          <Find>
            <Icon of={Search} />
            <input
              // biome-ignore lint/a11y/noAutofocus: the popup opens for typing here
              autoFocus
              aria-controls={`${id}-options`}
              aria-activedescendant={optionId(`${id}-options`, active)}
              onKeyDown={keys}
              type="text"
              role="combobox"
              aria-expanded="true"
              aria-autocomplete="list"
              aria-label={t('Filter {label}', { label })}
              placeholder={t('Type to filter')}
              autoComplete="off"
              spellCheck={false}
              value={term}
              onChange={(event) => {
                setTerm(event.currentTarget.value);
                setActive(0);
              }}
            />
          </Find>
        )}
        <Scroll>
          <OptionList
            id={`${id}-options`}
            label={label}
            options={shown}
            chosen={chosen}
            active={active}
            multiple={multiple}
            onActive={setActive}
            onChoose={(option) => onChoose(option.value)}
            empty={t('No results')}
            {...(filter ? {} : { onKeys: keys })}
          />
        </Scroll>
        <VisuallyHidden role="status">
          {filter && term && t(shown.length === 1 ? '{count} result' : '{count} results', { count: shown.length })}
        </VisuallyHidden>
        {multiple && (
          <Foot>
            <span>{t('{count} selected', { count: chosen.length })}</span>
            {onClear && <LinkButton onClick={onClear}>{t('Clear')}</LinkButton>}
          </Foot>
        )}
      </AriaDialog>
    </Sheet>
  );
}
