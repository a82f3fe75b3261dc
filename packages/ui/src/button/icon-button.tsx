import { type ComponentPropsWithRef, useRef } from 'react';
import styled from 'styled-components';
import { Icon, type IconDrawing } from '../icon/icon';
import { Spinner } from '../text/spinner';
import { VisuallyHidden } from '../text/visually-hidden';
import { token } from '../theme/token';
import { useMergedRef } from './merged-ref';
import { useNameBubble } from './use-name-bubble';

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
  /** Named by hidden text instead of a label: looking for a field by its label finds the field alone. */
  readonly beside?: boolean;
}

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
  beside = false,
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
  const own = useRef<HTMLButtonElement>(null);
  const merged = useMergedRef(own, ref);
  const { hide, reach, bubble } = useNameBubble(own, label);
  return (
    <Face
      {...rest}
      ref={merged}
      type={type}
      aria-label={beside ? undefined : label}
      $outlined={outlined}
      $danger={tone === 'danger'}
      {...(busy ? { 'aria-busy': true } : {})}
      onClick={(event) => {
        hide();
        if (!busy) onClick?.(event);
      }}
      onPointerEnter={(event) => {
        reach.onPointerEnter(event);
        onPointerEnter?.(event);
      }}
      onPointerLeave={(event) => {
        hide();
        onPointerLeave?.(event);
      }}
      onFocus={(event) => {
        reach.onFocus(event);
        onFocus?.(event);
      }}
      onBlur={(event) => {
        hide();
        onBlur?.(event);
      }}
      onKeyDown={(event) => {
        reach.onKeyDown(event);
        onKeyDown?.(event);
      }}
    >
      {busy ? <Spinner /> : <Icon of={icon} size={size} flip={flip} />}
      {beside && <VisuallyHidden>{label}</VisuallyHidden>}
      {!silent && bubble}
    </Face>
  );
}
