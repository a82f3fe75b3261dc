import type { RefObject } from 'react';
import type { Ui } from '../root/ui-context';
import { OptionList, type OptionListProps } from './option-list';
import { OptionSheet } from './option-sheet';

/** Props of SuggestionsPopup. */
export interface SuggestionsPopupProps extends OptionListProps {
  readonly anchor: RefObject<HTMLElement | null>;
  readonly ui: Ui;
  readonly onClose: () => void;
}

/** Suggestions below an input, which keeps focus. */
export function SuggestionsPopup({ anchor, ui, onClose, ...list }: SuggestionsPopupProps) {
  return (
    <OptionSheet label={list.label} anchor={anchor} ui={ui} onClose={onClose} isNonModal>
      <OptionList {...list} />
    </OptionSheet>
  );
}
