import { type KeyboardEvent, type ReactNode, type RefObject, useId } from 'react';
import { lazyPart, useOverlay } from '../overlay/lazy-part';
import { useUi } from '../root/ui-context';
import type { SelectOption } from '../select/select-face';
import { optionId } from './option-id';
import type { SuggestionsPopupProps } from './suggestions-popup';
import { useActiveOption } from './use-active-option';

const popup = lazyPart<SuggestionsPopupProps>(() =>
  import(/* webpackChunkName: "popups" */ './suggestions-popup').then((file) => file.SuggestionsPopup),
);

/** Options of useSuggestions. */
export interface SuggestionsOptions {
  readonly label: string;
  readonly input: RefObject<HTMLInputElement | null>;
  /** Anchor of the popup, which is as wide. */
  readonly box: RefObject<HTMLElement | null>;
  readonly options: readonly SelectOption[];
  readonly onChoose: (option: SelectOption) => void;
  /** Shown when there are no suggestions; without it the popup stays closed. */
  readonly empty?: ReactNode;
}

/** Suggestions below an input: typing and arrow keys open them; focus stays in the input. */
export function useSuggestions({ label, input, box, options, onChoose, empty }: SuggestionsOptions) {
  const id = `${useId()}-options`;
  const ui = useUi();
  const list = useOverlay(popup, input, false);
  const { active, setActive, move } = useActiveOption(options);
  const open = list.open && (options.length > 0 || empty !== undefined);

  const close = (): void => {
    list.hide();
    setActive(-1);
  };
  const choose = (option: SelectOption): void => {
    close();
    onChoose(option);
  };
  /** Handles the keys of the list. Returns whether the key was handled. */
  const keys = (event: KeyboardEvent<HTMLInputElement>): boolean => {
    // This Enter ends an IME composition.
    if (event.nativeEvent.isComposing) return true;
    if (event.key === 'Escape' && open) {
      event.preventDefault();
      event.stopPropagation();
      close();
      return true;
    }
    if (event.key === 'Enter' && open) {
      const option = options[active];
      if (!option) return false;
      event.preventDefault();
      choose(option);
      return true;
    }
    if (!open && (event.key === 'ArrowDown' || event.key === 'ArrowUp')) list.show();
    return move(event);
  };
  return {
    open,
    close,
    keys,
    /** Opens the suggestions after the text changed. */
    show: (): void => {
      setActive(-1);
      list.show();
    },
    input: {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-expanded': open,
      'aria-controls': open ? id : undefined,
      'aria-activedescendant': open ? optionId(id, active) : undefined,
      autoComplete: 'off',
      spellCheck: false,
      onFocus: list.prepare,
    },
    popup: list.Part && open && (
      <list.Part
        id={id}
        label={label}
        anchor={box}
        options={options}
        chosen={[]}
        active={active}
        ui={ui}
        empty={empty}
        onActive={setActive}
        onChoose={choose}
        onClose={close}
      />
    ),
  } as const;
}
