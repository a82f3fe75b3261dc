import { CircleAlert, CircleArrowUp, CircleCheck, Info, TriangleAlert, X } from 'lucide';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { IconButton } from '../button/icon-button';
import { Icon, type IconDrawing } from '../icon/icon';
import { useTranslate } from '../root/ui-context';
import { token } from '../theme/token';

/** The meaning of a banner. */
export type BannerTone = 'neutral' | 'info' | 'success' | 'warning' | 'danger' | 'live';

/** Props of Banner. */
export interface BannerProps {
  readonly tone?: BannerTone;
  /** Replaces the icon of the tone. */
  readonly icon?: IconDrawing;
  readonly children: ReactNode;
  /** One button at the end. */
  readonly action?: ReactNode;
  readonly onDismiss?: () => void;
}

const ICONS = {
  neutral: Info,
  info: Info,
  success: CircleCheck,
  warning: TriangleAlert,
  danger: CircleAlert,
  live: CircleArrowUp,
} as const;

const PREFIX = { info: 'accent', success: 'success', warning: 'warning', danger: 'danger', live: 'live' } as const;

const Face = styled.div<{ $tone: BannerTone }>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 10px;
  min-block-size: 44px;
  padding-block: 7px;
  padding-inline: 14px 8px;
  border: 1px solid ${({ $tone }) => ($tone === 'neutral' ? token.line : token[`${PREFIX[$tone]}Line`])};
  border-radius: ${token.radiusPanel};
  background: ${({ $tone }) => ($tone === 'neutral' ? token.surfacePanel : token[`${PREFIX[$tone]}Subtle`])};
  font: ${token.type13} ${token.font};
  & > [data-icon] { color: ${({ $tone }) => ($tone === 'neutral' ? token.textMuted : token[`${PREFIX[$tone]}Text`])}; }
  & > [data-words] { flex: 1 1 0; min-inline-size: min(100%, 180px); overflow-wrap: anywhere; }
  && a { color: inherit; text-decoration: underline; }
`;

/** An inline message. Danger is announced immediately, other tones politely. */
export function Banner({ tone = 'neutral', icon, children, action, onDismiss }: BannerProps) {
  const t = useTranslate();
  return (
    <Face $tone={tone} role={tone === 'danger' ? 'alert' : 'status'}>
      <Icon of={icon ?? ICONS[tone]} />
      <div data-words="">{children}</div>
      {action}
      {onDismiss && <IconButton icon={X} label={t('Dismiss')} onClick={onDismiss} />}
    </Face>
  );
}
