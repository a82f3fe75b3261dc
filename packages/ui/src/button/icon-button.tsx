import { type ComponentPropsWithRef, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { Icon, type IconDrawing } from '../icon/icon';
import { Spinner } from '../text/spinner';
import { token } from '../theme/token';
import { Bubble } from './bubble';
import { useMergedRef } from './merged-ref';

/** Props of IconButton, plus those of a native button. */
export interface IconButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'children'> {
  readonly icon: IconDrawing;
  /** Accessible name, also the tooltip. */
  readonly label: string;
  /** Has a border and the height of a control. */
  readonly outlined?: boolean;
  readonly busy?: boolean;
  readonly tone?: 'plain' | 'danger';
  /** Mirrored in right-to-left layouts. */
  readonly flip?: boolean;
  readonly size?: 14 | 16 | 20;
  /** No tooltip: the name is visible next to the button. */
  readonly silent?: boolean;
}

/** Hover delay of the tooltip, in milliseconds. */
const HOVER_DELAY = 400;

const Face = styled.button<{ $outlined: boolean; $danger: boolean }>`
  display: inline-grid;
  place-items: center;
  flex: none;
  inline-size: ${({ $outlined }) => ($outlined ? token.control : token.iconButton)};
  block-size: ${({ $outlined }) => ($outlined ? token.control : token.iconButton)};
  padding: 0;
  border: 1px solid ${({ $outlined }) => ($outlined ? token.buttonLine : 'transparent')};
  border-radius: ${token.radiusControl};
  background: ${({ $outlined }) => ($outlined ? token.buttonBg : 'none')};
  color: ${({ $danger }) => ($danger ? token.dangerText : token.textMuted)};
  &:hover, &[aria-expanded='true'] {
    background: ${token.surfaceHover};
    color: ${({ $danger }) => ($danger ? token.dangerText : token.text)};
  }
  &[aria-pressed='true'] { background: ${token.accentSubtle}; color: ${token.accentText}; }
  &:disabled { opacity: 0.45; cursor: not-allowed; }
`;

/** A button with an icon; hover and focus show its name. */
export function IconButton({
  icon,
  label,
  outlined = false,
  busy = false,
  tone = 'plain',
  flip = false,
  size = 16,
  silent = false,
  type = 'button',
  ref,
  onClick,
  onPointerEnter,
  onPointerLeave,
  onFocus,
  onBlur,
  onKeyDown,
  ...rest
}: IconButtonProps) {
  const [named, setNamed] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const own = useRef<HTMLButtonElement>(null);
  const merged = useMergedRef(own, ref);
  useEffect(() => () => clearTimeout(timer.current), []);

  const hide = (): void => {
    clearTimeout(timer.current);
    setNamed(false);
  };
  const dismiss = (event: KeyboardEvent<HTMLButtonElement>): void => {
    if (event.key === 'Escape') hide();
    onKeyDown?.(event);
  };
  return (
    <Face
      {...rest}
      ref={merged}
      type={type}
      aria-label={label}
      $outlined={outlined}
      $danger={tone === 'danger'}
      {...(busy ? { 'aria-busy': true } : {})}
      onClick={(event) => {
        hide();
        if (!busy) onClick?.(event);
      }}
      onPointerEnter={(event) => {
        if (event.pointerType !== 'touch') timer.current = setTimeout(() => setNamed(true), HOVER_DELAY);
        onPointerEnter?.(event);
      }}
      onPointerLeave={(event) => {
        hide();
        onPointerLeave?.(event);
      }}
      onFocus={(event) => {
        if (event.currentTarget.matches(':focus-visible')) setNamed(true);
        onFocus?.(event);
      }}
      onBlur={(event) => {
        hide();
        onBlur?.(event);
      }}
      onKeyDown={dismiss}
    >
      {busy ? <Spinner /> : <Icon of={icon} size={size} flip={flip} />}
      {named && !silent && <Bubble anchor={own} text={label} />}
    </Face>
  );
}
