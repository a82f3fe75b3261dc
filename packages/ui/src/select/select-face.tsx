import { ChevronDown, ChevronsUpDown } from 'lucide';
import type { ReactNode, RefObject } from 'react';
import styled from 'styled-components';
import { FieldNote } from '../field/field-note';
import { FieldBox, FieldLabel, FieldPress, FieldRoot, FieldTail, FieldValue } from '../field/field-styles';
import { Icon, type IconDrawing } from '../icon/icon';
import type { Overlay } from '../overlay/lazy-part';
import { LoadFailed } from '../overlay/load-failed';
import { openingKey } from '../overlay/open-keys';
import { Spinner } from '../text/spinner';
import { token } from '../theme/token';

/** An option of a select. */
export interface SelectOption<T extends string = string> {
  readonly value: T;
  readonly label: string;
  /** Secondary text in the list. */
  readonly note?: string;
  readonly icon?: IconDrawing;
  readonly disabled?: boolean;
}

/** Props shared by all selects. */
export interface SelectLook {
  readonly label: string;
  /** `field`: floating label, 48 px. `compact`: for filter rows. */
  readonly size?: 'field' | 'compact';
  /** Shows the label of a compact select before its value. */
  readonly labelShown?: boolean;
  readonly icon?: IconDrawing | undefined;
  readonly help?: ReactNode;
  readonly error?: string | undefined;
  readonly tail?: ReactNode;
  readonly disabled?: boolean;
  readonly id?: string;
}

/** Props of SelectFace. */
export interface SelectFaceProps extends SelectLook {
  /** Prefix of element ids. */
  readonly own: string;
  readonly list: Pick<Overlay<never>, 'open' | 'waiting' | 'failed' | 'show' | 'prepare'>;
  /** Role of the popup, for aria-haspopup. */
  readonly opens: 'listbox' | 'dialog';
  readonly trigger: RefObject<HTMLButtonElement | null>;
  /** Anchor of the list of a field. */
  readonly box: RefObject<HTMLDivElement | null>;
  /** Text of the selection; empty for none. */
  readonly text: string;
  /** The open list and hidden inputs. */
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

/** The button of a select: shows its label and selection, opens the list. */
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
    'aria-labelledby': `${own}-label ${own}-value`,
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
      {list.failed && <LoadFailed anchor={trigger} />}
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
