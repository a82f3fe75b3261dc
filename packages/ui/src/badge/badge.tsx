import type { ReactNode } from 'react';
import styled, { css, keyframes } from 'styled-components';
import { Icon, type IconDrawing } from '../icon/icon';
import { Dot } from '../text/dot';
import { token } from '../theme/token';

/** The meaning of a badge. `dashed`: does not exist yet. `plain`: needs no attention. */
export type BadgeTone =
  | 'neutral'
  | 'live'
  | 'success'
  | 'warning'
  | 'danger'
  | 'accent'
  | 'dashed'
  | 'plain'
  | 'bare'
  | 'picture';

/** Props of Badge. The text always carries the meaning; icon and dot are extra. */
export interface BadgeProps {
  readonly tone?: BadgeTone;
  readonly icon?: IconDrawing;
  readonly dot?: 'success' | 'warning' | 'danger' | 'live';
  readonly children: ReactNode;
}

const pulse = keyframes`50% { box-shadow: 0 0 0 3px color-mix(in oklch, ${token.live} 25%, transparent); }`;

const meaning = (name: 'live' | 'success' | 'warning' | 'danger' | 'accent') => css`
  border-color: ${token[`${name}Line`]};
  background: ${token[`${name}Subtle`]};
  color: ${token[`${name}Text`]};
`;

const tones = {
  neutral: '',
  live: css`${meaning('live')} & > [data-dot] { animation: ${pulse} 2s ease-in-out infinite; }`,
  success: meaning('success'),
  warning: meaning('warning'),
  danger: meaning('danger'),
  accent: meaning('accent'),
  dashed: css`border-style: dashed; border-color: ${token.lineControl}; background: none;`,
  plain: css`border-color: transparent; background: ${token.surfaceChip};`,
  bare: css`border-color: transparent; background: none; padding-inline: 0;`,
  picture: css`border-color: transparent; background: ${token.surfaceOnPicture};`,
} as const;

const Face = styled.span<{ $tone: BadgeTone }>`
  display: inline-flex;
  align-items: center;
  gap: 5px;
  vertical-align: middle;
  block-size: 20px;
  padding-inline: 7px;
  border: 1px solid ${token.lineStrong};
  border-radius: ${token.radiusPill};
  background: ${token.surfacePanel};
  color: ${token.textSoft};
  font: 500 12px/18px ${token.font};
  white-space: nowrap;
  ${({ $tone }) => tones[$tone]}
  & > [data-dot] { inline-size: 6px; block-size: 6px; }
  @media (prefers-reduced-motion: reduce) { & > [data-dot] { animation: none; } }
`;

/** A short status label. */
export function Badge({ tone = 'neutral', icon, dot, children }: BadgeProps) {
  return (
    <Face $tone={tone}>
      {dot && <Dot $tone={dot} data-dot="" />}
      {icon && <Icon of={icon} size={12} />}
      {children}
    </Face>
  );
}
