import { AriaScope, Popover } from '@waymark/ui/aria';
import type { ReactNode, RefObject } from 'react';
import styled from 'styled-components';
import { popListStyles, popWidth } from '../overlay/pop-styles';
import type { Ui } from '../root/ui-context';

/** Props of OptionSheet. */
export interface OptionSheetProps {
  readonly label: string;
  readonly anchor: RefObject<HTMLElement | null>;
  readonly ui: Ui;
  readonly onClose: () => void;
  /** Focus stays in the field. */
  readonly isNonModal?: boolean;
  readonly className?: string;
  readonly children: ReactNode;
}

const Sheet = styled(Popover)`
  ${popListStyles}
  ${popWidth}
`;

/** A popover with options below a field, as wide as the field. */
export function OptionSheet({ label, anchor, ui, onClose, children, ...rest }: OptionSheetProps) {
  return (
    <AriaScope language={ui.language} portal={ui.portal} navigate={ui.navigate}>
      <Sheet
        {...rest}
        triggerRef={anchor}
        isOpen
        onOpenChange={(open) => !open && onClose()}
        placement="bottom start"
        offset={4}
        aria-label={label}
      >
        {children}
      </Sheet>
    </AriaScope>
  );
}
