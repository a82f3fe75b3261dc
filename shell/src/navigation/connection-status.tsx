import type { LiveStatus } from '@waymark/contract';
import { useReadable, useTranslate } from '@waymark/host-kit';
import { Dot } from '@waymark/ui';
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

/** State of the live connection in a word. */
export function ConnectionStatus() {
  const { connection, session } = useServices();
  const t = useTranslate();
  const signedIn = useReadable(session.signedIn);
  const told = useReadable(connection.status);
  // The connection opens after the first render, which must not claim to be offline.
  const status = told === 'idle' && signedIn ? 'connecting' : told;
  // A socket takes a while to notice, so what the browser knows for certain has priority.
  const { text, tone } = WORDS[useReadable(online) ? status : 'offline'];
  return (
    <Line role="status">
      <Dot $tone={tone} />
      {t(text)}
    </Line>
  );
}
