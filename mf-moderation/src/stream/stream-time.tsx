import { useHost, useReadable } from '@waymark/host-kit';
import { exactMoment, Tip } from '@waymark/ui';
import { useContext } from 'react';
import { agoWords, ClockContext } from './clock';

/** Relative time of an item; hover and focus show the exact one. */
export function StreamTime({ instant, zone }: { readonly instant: string; readonly zone: string | undefined }) {
  const language = useReadable(useHost().phrases.language);
  return (
    <Tip text={exactMoment(instant, zone, language)} stop>
      <time dateTime={instant}>
        <Ago instant={instant} />
      </time>
    </Tip>
  );
}

/** Only this text re-renders each second. */
function Ago({ instant }: { readonly instant: string }) {
  const language = useReadable(useHost().phrases.language);
  const now = useReadable(useContext(ClockContext));
  return agoWords(instant, now, language);
}
