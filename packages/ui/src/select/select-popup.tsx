import { ListBox, ListBoxItem } from '@waymark/ui/aria';
import { Check } from 'lucide';
import styled from 'styled-components';
import { Icon } from '../icon/icon';
import { OptionSheet } from '../options/option-sheet';
import type { PickPopupProps } from '../options/pick-popup';
import { popItemStyles } from '../overlay/pop-styles';
import { token } from '../theme/token';
import type { SelectOption } from './select-face';

const Options = styled(ListBox)`outline: 0;`;

const Option = styled(ListBoxItem)`
  ${popItemStyles}
  & > small { margin-inline-start: auto; color: ${token.textMuted}; font: inherit; unicode-bidi: plaintext; }
  & > [data-check] { margin-inline-start: auto; }
  & > small + [data-check] { margin-inline-start: 0; }
  &[data-selected], &[data-selected] > [data-icon] { color: ${token.accentText}; }
  &[data-selected] { background: ${token.accentSubtle}; }
  &[data-selected][data-focused] { background: ${token.accentSubtleHover}; }
`;

const CheckPlace = styled.span`display: inline-grid;`;

/** The list of a select: arrow keys, type-ahead, Escape. Opens with the chosen option focused. */
export function SelectPopup({ id, label, anchor, options, chosen, ui, onChoose, onClose }: PickPopupProps) {
  return (
    <OptionSheet label={label} anchor={anchor} ui={ui} onClose={onClose}>
      <Options
        id={id}
        aria-label={label}
        autoFocus
        selectionMode="single"
        shouldSelectOnPressUp
        shouldFocusOnHover
        items={options}
        selectedKeys={chosen}
        disabledKeys={options.filter((option) => option.disabled).map((option) => option.value)}
        // React Aria reports an empty selection when the chosen option is chosen again.
        onSelectionChange={(keys) => {
          const [picked] = keys === 'all' ? [] : [...keys];
          if (picked === undefined) onClose();
          else onChoose(String(picked));
        }}
      >
        {(option) => (
          <Option id={(option as SelectOption).value} textValue={(option as SelectOption).label}>
            <OptionFace option={option as SelectOption} chosen={chosen.includes((option as SelectOption).value)} />
          </Option>
        )}
      </Options>
    </OptionSheet>
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
