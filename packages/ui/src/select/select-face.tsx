import { ChevronDown, ChevronsUpDown } from 'lucide';
import type { ReactNode, RefObject } from 'react';
import styled from 'styled-components';
import { FieldNote } from '../field/field-note';
import { FieldBox, FieldLabel, FieldPress, FieldRoot, FieldTail, FieldValue } from '../field/field-styles';
import { Icon, type IconDrawing } from '../icon/icon';
import type { Overlay } from '../overlay/lazy-part';
import { openingKey } from '../overlay/open-keys';
import { Trouble } from '../overlay/trouble';
import { Spinner } from '../text/spinner';
import { token } from '../theme/token';

/** One of the options of a select. */
export interface SelectOption<T extends string = string> {
  readonly value: T;
  readonly label: string;
  /** A second, quieter text in the list. */
  readonly note?: string;
  readonly icon?: IconDrawing;
  readonly disabled?: boolean;
}

/** What selects of every kind are given. */
export interface SelectLook {
  readonly label: string;
  /** `field`: floating label, 48 px. `compact`: one line of a filter row. */
  readonly size?: 'field' | 'compact';
  /** In a compact select the label is shown before the value, not only said. */
  readonly labelShown?: boolean;
  readonly icon?: IconDrawing | undefined;
  readonly help?: ReactNode;
  readonly error?: string | undefined;
  readonly tail?: ReactNode;
  readonly disabled?: boolean;
  readonly id?: string;
}

/** What the face of a select is given besides. */
export interface SelectFaceProps extends SelectLook {
  /** Ids of its parts begin with this. */
  readonly own: string;
  readonly list: Pick<Overlay<never>, 'open' | 'waiting' | 'failed' | 'show' | 'prepare'>;
  /** What the list is, for those who hear of it. */
  readonly opens: 'listbox' | 'dialog';
  readonly trigger: RefObject<HTMLButtonElement | null>;
  /** What the list of a field stands below. */
  readonly box: RefObject<HTMLDivElement | null>;
  /** What is chosen, in words; empty for nothing. */
  readonly text: string;
  /** The list while it is open, and hidden inputs. */
  readonly children: ReactNode;
}

const Line = styled.button`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  min-block-size: ${token.control};
  max-inline-size: 100%;
  padding-inline: 10px 8px;
  border: 1px solid ${token.buttonLine};
  border-radius: ${token.radiusControl};
  background: ${token.buttonBg};
  color: ${token.text};
  font: 400 13.5px/20px ${token.font};
  white-space: nowrap;
  &:hover, &[aria-expanded='true'] { background: ${token.surfaceHover}; }
  &:disabled { background: ${token.surfaceSunken}; color: ${token.textMuted}; cursor: not-allowed; }
  & [data-icon] { color: ${token.textMuted}; }
`;

const Chosen = styled.span`
  overflow: hidden;
  text-overflow: ellipsis;
  font-weight: 500;
  font-variant-numeric: tabular-nums;
`;

/** The closed state of a select: its label and what is chosen; pressing it opens the list. */
export function SelectFace({
  own,
  list,
  opens,
  trigger,
  box,
  label,
  text,
  size = 'field',
  labelShown = false,
  icon,
  help,
  error,
  tail,
  disabled = false,
  id,
  children,
}: SelectFaceProps) {
  const wiring = {
    ref: trigger,
    id: id ?? own,
    type: 'button',
    disabled,
    'aria-haspopup': opens,
    'aria-expanded': list.open,
    'aria-controls': list.open ? `${own}-list` : undefined,
    // Only where the label is not to be seen; else the name is what the button shows.
    'aria-labelledby': size === 'compact' && !labelShown ? `${own}-label ${own}-value` : undefined,
    'aria-describedby': `${own}-note`,
    'aria-busy': list.waiting || undefined,
    onPointerEnter: list.prepare,
    onFocus: list.prepare,
    onClick: list.show,
    onKeyDown: (event: React.KeyboardEvent<HTMLButtonElement>) => {
      if (openingKey(event)) list.show();
    },
  } as const;
  const after = (
    <>
      {list.failed && <Trouble anchor={trigger} />}
      {children}
    </>
  );

  if (size === 'compact') {
    return (
      <>
        <Line {...wiring}>
          {icon && <Icon of={icon} />}
          <span id={`${own}-label`} hidden={!labelShown}>
            {label}
          </span>{' '}
          <Chosen id={`${own}-value`}>{text}</Chosen>
          {list.waiting ? <Spinner /> : <Icon of={ChevronDown} size={14} />}
        </Line>
        {after}
      </>
    );
  }
  return (
    <FieldRoot>
      <FieldBox ref={box} $tone={error ? 'error' : 'plain'} $off={disabled}>
        <FieldPress {...wiring} {...(text ? {} : { 'data-empty': '' })}>
          <FieldLabel as="span" id={`${own}-label`}>
            {label}
          </FieldLabel>{' '}
          <FieldValue>
            {icon && <Icon of={icon} />}
            <span id={`${own}-value`}>{text}</span>
          </FieldValue>
        </FieldPress>
        <FieldTail>
          {tail}
          {list.waiting ? <Spinner /> : <Icon of={ChevronsUpDown} size={14} />}
        </FieldTail>
      </FieldBox>
      {after}
      <FieldNote id={`${own}-note`} error={error} help={help} />
    </FieldRoot>
  );
}
