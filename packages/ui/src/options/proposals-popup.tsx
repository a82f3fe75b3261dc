import { AriaScope, Popover } from '@waymark/ui/aria';
import type { RefObject } from 'react';
import styled from 'styled-components';
import { POP_MAX_HEIGHT } from '../overlay/pop-height';
import { popStyles, popWidth } from '../overlay/pop-styles';
import type { Ui } from '../root/ui-context';
import { OptionList, type OptionListProps } from './option-list';

/** What the proposals below an input are given. */
export interface ProposalsPopupProps extends OptionListProps {
  readonly anchor: RefObject<HTMLElement | null>;
  readonly ui: Ui;
  readonly onClose: () => void;
}

const Sheet = styled(Popover)`
  ${popStyles}
  ${popWidth}
`;

/** Proposals below an input, which keeps the focus. */
export function ProposalsPopup({ anchor, ui, onClose, ...list }: ProposalsPopupProps) {
  return (
    <AriaScope language={ui.language} portal={ui.portal} navigate={ui.navigate}>
      <Sheet
        triggerRef={anchor}
        isOpen
        isNonModal
        onOpenChange={(open) => !open && onClose()}
        placement="bottom start"
        offset={4}
        maxHeight={POP_MAX_HEIGHT}
        aria-label={list.label}
      >
        <OptionList {...list} />
      </Sheet>
    </AriaScope>
  );
}
