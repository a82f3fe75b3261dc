import type { RefObject } from 'react';
import type { Ui } from '../root/ui-context';
import { OptionList, type OptionListProps } from './option-list';
import { OptionSheet } from './option-sheet';

/** What the proposals below an input are given. */
export interface ProposalsPopupProps extends OptionListProps {
  readonly anchor: RefObject<HTMLElement | null>;
  readonly ui: Ui;
  readonly onClose: () => void;
}

/** Proposals below an input, which keeps the focus. */
export function ProposalsPopup({ anchor, ui, onClose, ...list }: ProposalsPopupProps) {
  return (
    <OptionSheet label={list.label} anchor={anchor} ui={ui} onClose={onClose} isNonModal>
      <OptionList {...list} />
    </OptionSheet>
  );
}
