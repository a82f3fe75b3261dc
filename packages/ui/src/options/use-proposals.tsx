import { type KeyboardEvent, type ReactNode, type RefObject, useId } from 'react';
import { lazyPart, useOverlay } from '../overlay/lazy-part';
import { useUi } from '../root/ui-context';
import type { SelectOption } from '../select/select-face';
import { optionId } from './option-id';
import type { ProposalsPopupProps } from './proposals-popup';
import { useActiveOption } from './use-active-option';

const popup = lazyPart<ProposalsPopupProps>(() => import('./proposals-popup').then((file) => file.ProposalsPopup));

/** What proposals below an input need to know. */
export interface ProposalsOptions {
  readonly label: string;
  readonly input: RefObject<HTMLInputElement | null>;
  /** What they stand below, and are as wide as. */
  readonly box: RefObject<HTMLElement | null>;
  readonly options: readonly SelectOption[];
  readonly onChoose: (option: SelectOption) => void;
  /** Said and shown without a proposal; nothing is shown without it. */
  readonly empty?: ReactNode;
}

/** Proposals below an input: opened by typing and by arrow keys; the focus stays in the input. */
export function useProposals({ label, input, box, options, onChoose, empty }: ProposalsOptions) {
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
  /** Takes the keys of the list. Answers whether it had a use for the key. */
  const keys = (event: KeyboardEvent<HTMLInputElement>): boolean => {
    // Enter that ends a composition is the keyboard's, not ours.
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
    /** Opens them: the text has changed. */
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
