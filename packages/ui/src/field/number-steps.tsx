import { Infinity as Endless, Minus, Plus, Star } from 'lucide';
import { type ComponentPropsWithoutRef, type PointerEvent, useRef } from 'react';
import styled from 'styled-components';
import { useNameBubble } from '../button/use-name-bubble';
import { Icon, type IconDrawing } from '../icon/icon';
import { useTranslate } from '../root/ui-context';
import { token } from '../theme/token';

/** A highlighted number, for instance the challenge's points when giving points. */
export interface StarredNumber {
  readonly value: number;
  /** Name of the button that sets it, for instance "Points of the challenge: 150". */
  readonly label: string;
}

/** Props of NumberSteps. */
export interface NumberStepsProps {
  readonly label: string;
  readonly value: number | null;
  readonly step: number;
  readonly min: number;
  readonly max: number;
  readonly unlimited: number | undefined;
  readonly unlimitedWord: string;
  readonly starred: StarredNumber | undefined;
  readonly disabled: boolean;
  readonly onStep: (by: number) => void;
  readonly onSet: (value: number) => void;
}

const Buttons = styled.span`
  display: flex;
  align-items: center;
  min-inline-size: 0;
  margin-inline-end: -4px;
  & > button {
    display: grid;
    place-items: center;
    flex: 0 1 auto;
    min-inline-size: 24px;
    inline-size: 28px;
    block-size: 36px;
    padding: 0;
    border: 0;
    border-radius: 4px;
    background: none;
    color: ${token.textMuted};
    &:hover:enabled { background: ${token.surfaceHover}; color: ${token.text}; }
    &:disabled { opacity: 0.4; cursor: default; }
    &[aria-pressed='true'] { color: ${token.accentText}; }
    &[data-starred] svg { fill: currentColor; }
    @media (pointer: coarse) { min-inline-size: 44px; block-size: 44px; }
    /* On touch screens without room for all of them, the number is typed. */
    @container number (max-width: 220px) { @media (pointer: coarse) { &[data-by] { display: none; } } }
  }
  & > button + button { border-inline-start: 1px solid ${token.line}; border-radius: 0; }
`;

const stay = {
  tabIndex: -1,
  type: 'button',
  onPointerDown: (event: PointerEvent) => event.preventDefault(),
} as const;

interface NamedStepProps extends ComponentPropsWithoutRef<'button'> {
  readonly label: string;
  readonly icon: IconDrawing;
}

/** A step whose icon isn't sufficient. */
function NamedStep({ label, icon, ...rest }: NamedStepProps) {
  const own = useRef<HTMLButtonElement>(null);
  const { reach, bubble } = useNameBubble(own, label);
  return (
    <button {...rest} {...stay} {...reach} ref={own} aria-label={label}>
      <Icon of={icon} />
      {bubble}
    </button>
  );
}

/**
 * The buttons of a number field. They aren't Tab stops, because arrow keys and Page Up and Down do the same, and a
 * click keeps the focus in place, so that no keyboard opens on phones.
 */
export function NumberSteps(props: NumberStepsProps) {
  const { label, value, step, min, max, unlimited, unlimitedWord, starred, disabled, onStep, onSet } = props;
  const t = useTranslate();
  const endless = unlimited !== undefined && value === unlimited;
  return (
    <Buttons>
      {starred && (
        <NamedStep
          label={starred.label}
          icon={Star}
          aria-pressed={value === starred.value}
          disabled={disabled}
          {...(value === starred.value ? { 'data-starred': '' } : {})}
          onClick={() => onSet(starred.value)}
        />
      )}
      {unlimited !== undefined && (
        <NamedStep
          label={unlimitedWord}
          icon={Endless}
          aria-pressed={endless}
          disabled={disabled}
          onClick={() => onSet(endless ? max : unlimited)}
        />
      )}
      <button
        {...stay}
        data-by={-step}
        aria-label={t('{name}: less', { name: label })}
        disabled={disabled || (value !== null && !endless && value <= min)}
        onClick={() => onStep(-step)}
      >
        <Icon of={Minus} />
      </button>
      <button
        {...stay}
        data-by={step}
        aria-label={t('{name}: more', { name: label })}
        disabled={disabled || endless || (value !== null && value >= max && unlimited === undefined)}
        onClick={() => onStep(step)}
      >
        <Icon of={Plus} />
      </button>
    </Buttons>
  );
}
