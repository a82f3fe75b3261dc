import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react';
import styled from 'styled-components';
import { Icon, type IconDrawing } from '../icon/icon';
import { Kbd } from '../text/kbd';
import { ariaKeys, keyFace } from '../text/key-face';
import { Spinner } from '../text/spinner';
import { type ButtonKind, type ButtonLook, type ButtonSize, buttonStyles } from './button-styles';

/** Props of Button, plus those of a native button. */
export interface ButtonProps extends ComponentPropsWithRef<'button'> {
  readonly kind?: ButtonKind;
  readonly size?: ButtonSize;
  readonly icon?: IconDrawing;
  /** Work is in progress: shows a spinner, ignores clicks, keeps focus. */
  readonly busy?: boolean;
  /** Keyboard shortcut, shown and announced: `N`, `Mod+S`. */
  readonly shortcut?: string | undefined;
  /** Fills the available width. */
  readonly block?: boolean;
  readonly children: ReactNode;
}

const Face = styled.button<ButtonLook>`${buttonStyles}`;

/** A button. */
export function Button({
  kind = 'default',
  size = 'dense',
  icon,
  busy = false,
  shortcut,
  block = false,
  type = 'button',
  onClick,
  children,
  ...rest
}: ButtonProps) {
  const press = (event: MouseEvent<HTMLButtonElement>): void => {
    if (busy) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <Face
      {...rest}
      type={type}
      onClick={press}
      $kind={kind}
      $size={size}
      $block={block}
      {...(busy ? { 'aria-busy': true } : {})}
      {...(shortcut ? { 'aria-keyshortcuts': ariaKeys(shortcut) } : {})}
    >
      {busy ? <Spinner /> : icon && <Icon of={icon} />}
      {children}
      {shortcut && <Kbd aria-hidden>{keyFace(shortcut)}</Kbd>}
    </Face>
  );
}

/** A link that looks like a button: `<ButtonLink as={Link} to="/games/new" $kind="primary">`. */
export const ButtonLink = styled.a<ButtonLook>`${buttonStyles}`;
