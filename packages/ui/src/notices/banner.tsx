import { CircleAlert, CircleArrowUp, CircleCheck, Info, TriangleAlert, X } from 'lucide';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { IconButton } from '../button/icon-button';
import { Icon, type IconDrawing } from '../icon/icon';
import { useTranslate } from '../root/ui-context';
import { token } from '../theme/token';

/** What a banner means. */
export type BannerTone = 'neutral' | 'info' | 'success' | 'warning' | 'danger' | 'live';

/** What a banner is given. */
export interface BannerProps {
  readonly tone?: BannerTone;
  /** Instead of the icon of its tone. */
  readonly icon?: IconDrawing;
  readonly children: ReactNode;
  /** At the end: one button. */
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

/** A message in the page, where it matters. Danger is announced at once, the rest when there is a pause. */
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
