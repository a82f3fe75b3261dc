import { css } from 'styled-components';
import { token } from '../theme/token';

/** The purpose of a button. One primary per screen; danger for actions that cannot be undone. */
export type ButtonKind = 'primary' | 'default' | 'quiet' | 'danger' | 'danger-line';
/** `dense` 32 px (40 on phones), `touch` 40 px, `small` 28 px inside fields and notices; 44 px under a finger. */
export type ButtonSize = 'dense' | 'touch' | 'small';

/** Style props of anything that looks like a button. */
export interface ButtonLook {
  readonly $kind?: ButtonKind;
  readonly $size?: ButtonSize;
  readonly $block?: boolean;
}

const kinds = {
  default: css`
    background: ${token.buttonBg};
    border-color: ${token.buttonLine};
    color: ${token.text};
    &:hover { background: ${token.surfaceHover}; }
    & > [data-icon] { color: ${token.textMuted}; }
  `,
  primary: css`
    background: ${token.buttonPrimaryBg};
    border-color: transparent;
    color: ${token.buttonPrimaryText};
    &:hover { background: ${token.buttonPrimaryHover}; }
    &:active { background: ${token.accentPress}; }
  `,
  quiet: css`
    background: none;
    border-color: transparent;
    color: ${token.textSoft};
    &:hover { background: ${token.surfaceHover}; color: ${token.text}; }
  `,
  danger: css`
    background: ${token.danger};
    border-color: transparent;
    color: ${token.onDanger};
    &:hover { background: ${token.dangerHover}; }
  `,
  'danger-line': css`
    background: ${token.buttonBg};
    border-color: ${token.dangerLine};
    color: ${token.dangerText};
    &:hover { background: ${token.dangerSubtle}; }
  `,
} as const;

const measures = {
  dense: css`min-block-size: ${token.control}; padding-inline: 12px; font: 500 13.5px/20px ${token.font}; @media (pointer: coarse) { min-inline-size: 44px; }`,
  touch: css`min-block-size: ${token.controlTouch}; padding-inline: 16px; font: 500 14px/20px ${token.font};`,
  small: css`min-block-size: 28px; padding-inline: 10px; font: 500 13px/20px ${token.font}; @media (pointer: coarse) { min-block-size: 44px; min-inline-size: 44px; }`,
} as const;

/** Button styles for any element. */
export const buttonStyles = css<ButtonLook>`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 7px;
  border: 1px solid;
  border-radius: ${token.radiusControl};
  white-space: nowrap;
  text-decoration: none;
  transition: background ${token.quick}, border-color ${token.quick};
  ${({ $size = 'dense' }) => measures[$size]}
  ${({ $kind = 'default' }) => kinds[$kind]}
  ${({ $block }) => $block && 'inline-size: 100%;'}
  &:hover { text-decoration: none; }
  &:disabled, &[aria-disabled='true'] {
    background: ${token.surfaceSunken};
    border-color: ${token.line};
    color: ${token.textMuted};
    cursor: not-allowed;
  }
  &[aria-busy='true'] { cursor: progress; }
  & > kbd {
    margin-inline-start: 2px;
    background: none;
    border-color: color-mix(in oklch, currentColor 28%, transparent);
    color: inherit;
  }
`;
