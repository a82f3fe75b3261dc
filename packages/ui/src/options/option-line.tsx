import { Check } from 'lucide';
import { memo } from 'react';
import styled from 'styled-components';
import { Icon } from '../icon/icon';
import { popItemStyles } from '../overlay/pop-styles';
import type { SelectOption } from '../select/select-face';
import { token } from '../theme/token';

/** Props of OptionLine. */
export interface OptionLineProps {
  readonly id: string | undefined;
  readonly option: SelectOption;
  readonly index: number;
  readonly chosen: boolean;
  /** The active option, chosen by Enter. */
  readonly active: boolean;
  /** With a checkbox: several options can be chosen. */
  readonly multiple: boolean;
  /** Must be a stable function, or every option re-renders. */
  readonly onActive: (index: number) => void;
  /** Must be a stable function too. */
  readonly onChoose: (option: SelectOption) => void;
}

const Line = styled.div`
  ${popItemStyles}
  /* Long lists: skip layout of options out of view. */
  content-visibility: auto;
  contain-intrinsic-block-size: auto 32px;
  & > span { min-inline-size: 0; overflow-wrap: anywhere; }
  & > small { margin-inline-start: auto; color: ${token.textMuted}; font: inherit; white-space: nowrap; unicode-bidi: plaintext; }
  & > [data-check] { display: inline-grid; margin-inline-start: auto; }
  & > small + [data-check] { margin-inline-start: 0; }
  &[aria-selected='true']:not([data-multiple]) { color: ${token.accentText}; background: ${token.accentSubtle}; }
  &[aria-selected='true'][data-focused]:not([data-multiple]) { background: ${token.accentSubtleHover}; }
  @media (forced-colors: active) { &[data-focused] { outline: 2px solid Highlight; outline-offset: -2px; } }
`;

const Box = styled.span<{ $on: boolean }>`
  display: grid;
  place-items: center;
  flex: none;
  inline-size: 16px;
  block-size: 16px;
  border: 1px solid ${({ $on }) => ($on ? token.accentEdge : token.fieldLine)};
  border-radius: 4px;
  background: ${({ $on }) => ($on ? token.accent : token.fieldBg)};
  color: ${token.onAccent};
`;

/** One option of a list. Memoised, so that arrow keys in a list of hundreds re-render two options only. */
export const OptionLine = memo(function OptionLine({
  id,
  option,
  index,
  chosen,
  active,
  multiple,
  onActive,
  onChoose,
}: OptionLineProps) {
  return (
    <Line
      id={id}
      role="option"
      aria-selected={chosen}
      aria-disabled={option.disabled || undefined}
      {...(active ? { 'data-focused': '' } : {})}
      {...(option.disabled ? { 'data-disabled': '' } : {})}
      {...(multiple ? { 'data-multiple': '' } : {})}
      onPointerMove={() => !active && !option.disabled && onActive(index)}
      onClick={() => !option.disabled && onChoose(option)}
    >
      {multiple && (
        <Box $on={chosen} data-box="">
          {chosen && <Icon of={Check} size={14} />}
        </Box>
      )}
      {option.icon && <Icon of={option.icon} />}
      <span>{option.label}</span>
      {option.note && <small>{option.note}</small>}
      {chosen && !multiple && (
        <span data-check="">
          <Icon of={Check} size={14} />
        </span>
      )}
    </Line>
  );
});
