import { Check, CircleAlert, Info, TriangleAlert, X } from 'lucide';
import { useSyncExternalStore } from 'react';
import styled from 'styled-components';
import { Button } from '../button/button';
import { IconButton } from '../button/icon-button';
import { Icon } from '../icon/icon';
import { useTranslate } from '../root/ui-context';
import { token } from '../theme/token';
import { NOTICE_DURATION, type NoticeList, type ShownNotice } from './notice-list';
import { useCountdown } from './use-countdown';

const ICONS = { info: Info, success: Check, warning: TriangleAlert, danger: CircleAlert } as const;

/** Set on the page by a bar at its bottom edge: the distance that notices keep. */
export const NOTICES_FLOOR = '--notices-floor';

/** Set on the page by a column at its inline end: its distance from that edge, which notices keep too. */
export const NOTICES_SIDE = '--notices-side';

const Region = styled.section`
  position: fixed;
  inset-block-end: calc(16px + var(${NOTICES_FLOOR}, 0px));
  inset-inline-end: calc(16px + var(${NOTICES_SIDE}, 0px));
  z-index: 50;
  inline-size: min(440px, calc(100vw - 32px));
  display: grid;
  gap: 10px;
  pointer-events: none;
`;

const Toast = styled.div`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: end;
  gap: 4px 10px;
  min-block-size: 44px;
  padding-block: 6px;
  padding-inline: 14px 6px;
  border: 1px solid transparent;
  border-radius: ${token.radiusPanel};
  background: ${token.surfaceInverse};
  color: ${token.textInverse};
  box-shadow: ${token.shadowRaised};
  font: ${token.type13} ${token.font};
  overflow: hidden;
  pointer-events: auto;
  animation: toast-in ${token.calm} ${token.ease};
  & > p { flex: 1 1 160px; min-inline-size: 0; overflow-wrap: anywhere; }
  && button { background: none; color: inherit; }
  && > button:not(:last-of-type) { border-color: color-mix(in oklch, ${token.textInverse} 32%, transparent); }
  && button:hover { background: color-mix(in oklch, ${token.textInverse} 14%, transparent); }
  && button:focus-visible { outline-color: ${token.textInverse}; outline-offset: -2px; }
  @keyframes toast-in { from { opacity: 0; translate: 0 8px; } }
  @media (prefers-reduced-motion: reduce) { animation: none; }
`;

const Left = styled.span<{ $duration: number; $paused: boolean }>`
  position: absolute;
  inset-block-end: 0;
  inset-inline: 0;
  block-size: 2px;
  background: color-mix(in oklch, ${token.textInverse} 55%, transparent);
  transform-origin: left;
  &:dir(rtl) { transform-origin: right; }
  animation: toast-left ${({ $duration }) => $duration}ms linear forwards;
  animation-play-state: ${({ $paused }) => ($paused ? 'paused' : 'running')};
  @keyframes toast-left { to { transform: scaleX(0); } }
  @media (prefers-reduced-motion: reduce) { display: none; }
`;

/** The region that shows notices. One per page; anything that shows notices shares the list. */
export function Notices({ list }: { readonly list: NoticeList }) {
  const t = useTranslate();
  const notices = useSyncExternalStore(list.subscribe, list.get, list.get);
  return (
    <Region aria-label={t('Notices')} aria-live="polite" aria-relevant="additions">
      {notices.map((notice) => (
        <OneNotice key={notice.id} notice={notice} onClose={() => list.close(notice.id)} />
      ))}
    </Region>
  );
}

function OneNotice({ notice, onClose }: { readonly notice: ShownNotice; readonly onClose: () => void }) {
  const t = useTranslate();
  const duration = notice.duration ?? NOTICE_DURATION;
  const { paused, pause, resume } = useCountdown(duration, onClose);
  return (
    <Toast
      role={notice.tone === 'danger' ? 'alert' : undefined}
      onPointerEnter={pause}
      onPointerLeave={resume}
      onFocus={pause}
      onBlur={resume}
    >
      <Icon of={ICONS[notice.tone]} />
      <p>{notice.text}</p>
      {notice.action && (
        <Button
          size="small"
          onClick={() => {
            notice.action?.run();
            onClose();
          }}
        >
          {notice.action.label}
        </Button>
      )}
      <IconButton icon={X} label={t('Dismiss')} onClick={onClose} silent />
      {duration > 0 && <Left $duration={duration} $paused={paused} />}
    </Toast>
  );
}
