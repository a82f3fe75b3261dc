import { useReadable, useTranslate } from '@waymark/host-kit';
import { Banner, readMoment } from '@waymark/ui';
import { WifiOff } from '@waymark/ui/icons';
import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { useKeptSince } from '../offline/use-kept-since';
import { useServices } from '../services/services-context';
import { online } from './online';

const Place = styled.div`
  padding: 12px var(--gutter) 0;
`;

/** Without a connection, says how old the displayed data is and what happens to input. */
export function OfflineBanner() {
  const { errors, connection, phrases } = useServices();
  const t = useTranslate();
  const hasLine = useReadable(online);
  const isLive = useReadable(connection.status) === 'live';
  const language = useReadable(phrases.capability.language);
  const lostAt = useLostAt(hasLine);
  const keptSince = useKeptSince(hasLine && isLive);
  // The dialog already says it; one is enough.
  const hasError = useReadable(errors.shown) !== undefined;
  const since = keptSince ?? lostAt;
  if (since === undefined || hasError) return null;
  const time = momentOf(since, language);
  return (
    <Place>
      <Banner tone="warning" icon={WifiOff}>
        {hasLine
          ? t(
              "The platform can't be reached. What you see is from {time}; your changes stay here until they can be saved.",
              {
                time,
              },
            )
          : t("You're offline. What you see is from {time}; your changes stay here until they can be saved.", { time })}
      </Banner>
    </Place>
  );
}

/** When the connection was lost; until then live messages kept the data up to date. */
function useLostAt(hasLine: boolean): number | undefined {
  const [lostAt, setLostAt] = useState(hasLine ? undefined : Date.now());
  useEffect(() => setLostAt((before) => (hasLine ? undefined : (before ?? Date.now()))), [hasLine]);
  return lostAt;
}

/** The time, with its date unless that is today. */
function momentOf(instant: number, language: string): string {
  const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  const read = (at: number) => readMoment(new Date(at).toISOString(), zone, language);
  const { date, time } = read(instant);
  return date === read(Date.now()).date ? time : `${date}, ${time}`;
}
