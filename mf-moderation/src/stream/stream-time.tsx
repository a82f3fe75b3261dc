import { useHost, useReadable } from '@waymark/host-kit';
import { exactMoment } from '@waymark/ui';
import { useContext } from 'react';
import { agoWords, ClockContext } from './clock';

/** Relative time of an item. Only this text re-renders each second. */
export function StreamTime({ instant, zone }: { readonly instant: string; readonly zone: string | undefined }) {
  const language = useReadable(useHost().phrases.language);
  const now = useReadable(useContext(ClockContext));
  return (
    <time dateTime={instant} title={exactMoment(instant, zone, language)}>
      {agoWords(instant, now, language)}
    </time>
  );
}
