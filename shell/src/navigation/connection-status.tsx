import type { LiveStatus } from '@waymark/contract';
import { useReadable, useTranslate } from '@waymark/host-kit';
import { Dot, VisuallyHidden } from '@waymark/ui';
import styled from 'styled-components';
import { online } from '../live/online';
import { useServices } from '../services/services-context';

const WORDS: Readonly<Record<LiveStatus, { text: string; tone?: 'success' | 'warning' | 'danger' }>> = {
  idle: { text: 'Offline' },
  connecting: { text: 'Connecting' },
  live: { text: 'Connected', tone: 'success' },
  reconnecting: { text: 'Reconnecting', tone: 'warning' },
  offline: { text: 'Offline', tone: 'danger' },
};

const Line = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  white-space: nowrap;
`;

/** As wide as the other word of the first seconds, which it replaces without moving. */
const Word = styled.span`
  display: inline-grid;

  &::after {
    content: attr(data-before);
    block-size: 0;
    overflow: hidden;
    visibility: hidden;
  }
`;

interface ConnectionStatusProps {
  /** Visible only if something is wrong; screen readers always get it. */
  readonly quiet?: boolean;
}

/** State of the live connection in a word. */
export function ConnectionStatus({ quiet = false }: ConnectionStatusProps) {
  const { connection, session } = useServices();
  const t = useTranslate();
  const signedIn = useReadable(session.signedIn);
  const told = useReadable(connection.status);
  // The connection opens after the first render, which must not claim to be offline.
  const status = told === 'idle' && signedIn ? 'connecting' : told;
  // A socket takes a while to notice, so the browser's certain knowledge has priority.
  const now = useReadable(online) ? status : 'offline';
  const { text, tone } = WORDS[now];
  const isFine = now === 'live' || now === 'connecting';
  return (
    <Line role="status">
      {quiet && isFine ? (
        <VisuallyHidden>{t(text)}</VisuallyHidden>
      ) : (
        <>
          <Dot $tone={tone} />
          <Word data-before={t(WORDS.connecting.text)}>{t(text)}</Word>
        </>
      )}
    </Line>
  );
}
