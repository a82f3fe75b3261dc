import { AriaScope, ListBox, ListBoxItem, Popover } from '@waymark/ui/aria';
import { Check } from 'lucide';
import type { RefObject } from 'react';
import styled from 'styled-components';
import { Icon } from '../icon/icon';
import { popItemStyles, popStyles } from '../overlay/pop-styles';
import type { Ui } from '../root/ui-context';
import { token } from '../theme/token';
import type { SelectOption } from './select';

/** What the list of a select is given. */
export interface SelectPopupProps {
  readonly id: string;
  readonly labelledBy: string;
  /** What the list stands below, and is as wide as. */
  readonly anchor: RefObject<HTMLElement | null>;
  readonly options: readonly SelectOption[];
  readonly value: string | null;
  readonly ui: Ui;
  readonly onChoose: (value: string) => void;
  readonly onClose: () => void;
}

const Sheet = styled(Popover)`
  ${popStyles}
  min-inline-size: max(var(--trigger-width), 160px);
  max-inline-size: min(420px, calc(100vw - 16px));
`;

const Options = styled(ListBox)`outline: 0;`;

const Option = styled(ListBoxItem)`
  ${popItemStyles}
  & > small { margin-inline-start: auto; color: ${token.textMuted}; font: inherit; }
  & > [data-check] { margin-inline-start: auto; }
  & > small + [data-check] { margin-inline-start: 0; }
  &[data-selected], &[data-selected] > [data-icon] { color: ${token.accentText}; }
  &[data-selected] { background: ${token.accentSubtle}; }
  &[data-selected][data-focused] { background: ${token.accentSubtleHover}; }
`;

const CheckPlace = styled.span`display: inline-grid;`;

/** Lists are never taller than this. */
const MAX_HEIGHT = 300;

/** The list of a select: arrows, typing ahead, Escape; the focus is on the chosen option. */
export function SelectPopup({ id, labelledBy, anchor, options, value, ui, onChoose, onClose }: SelectPopupProps) {
  return (
    <AriaScope language={ui.language} portal={ui.portal} navigate={ui.navigate}>
      <Sheet
        triggerRef={anchor}
        isOpen
        onOpenChange={(open) => !open && onClose()}
        placement="bottom start"
        offset={4}
        maxHeight={MAX_HEIGHT}
        aria-labelledby={labelledBy}
      >
        <Options
          id={id}
          aria-labelledby={labelledBy}
          autoFocus
          selectionMode="single"
          shouldSelectOnPressUp
          shouldFocusOnHover
          items={options}
          selectedKeys={value === null ? [] : [value]}
          disabledKeys={options.filter((option) => option.disabled).map((option) => option.value)}
          // An empty selection is the chosen option chosen again.
          onSelectionChange={(keys) => {
            const [chosen] = keys === 'all' ? [] : [...keys];
            if (chosen === undefined) onClose();
            else onChoose(String(chosen));
          }}
        >
          {(option) => (
            <Option id={(option as SelectOption).value} textValue={(option as SelectOption).label}>
              <OptionFace option={option as SelectOption} chosen={(option as SelectOption).value === value} />
            </Option>
          )}
        </Options>
      </Sheet>
    </AriaScope>
  );
}

function OptionFace({ option, chosen }: { readonly option: SelectOption; readonly chosen: boolean }) {
  return (
    <>
      {option.icon && <Icon of={option.icon} />}
      <span>{option.label}</span>
      {option.note && <small>{option.note}</small>}
      {chosen && (
        <CheckPlace data-check="">
          <Icon of={Check} size={14} />
        </CheckPlace>
      )}
    </>
  );
}
