import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { Bubble } from '../button/bubble';
import { useUi } from '../root/ui-context';
import { VisuallyHidden } from '../text/visually-hidden';
import { exactMoment, relativeMoment, relativeStep } from './format';

/** What a relative time is given. */
export interface RelativeTimeProps {
  /** ISO 8601. */
  readonly instant: string;
  /** IANA zone of the exact time; the reader's own without one. */
  readonly zone?: string;
  /** Left out of the tab order, where the exact time stands elsewhere. */
  readonly unfocusable?: boolean;
}

const Time = styled.time`
  border-radius: 3px;
  white-space: nowrap;
`;

/** "4 min. ago", kept up to date, with the exact time on hover and focus. */
export function RelativeTime({ instant, zone, unfocusable = false }: RelativeTimeProps) {
  const { language } = useUi();
  const [now, setNow] = useState(() => Date.now());
  const [exact, setExact] = useState(false);
  const anchor = useRef<HTMLTimeElement>(null);
  const step = relativeStep(instant, now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), step);
    return () => clearInterval(timer);
  }, [step]);
  if (Number.isNaN(Date.parse(instant))) return null;
  const words = exactMoment(instant, zone, language);
  return (
    <Time
      ref={anchor}
      dateTime={instant}
      tabIndex={unfocusable ? undefined : 0}
      onPointerEnter={() => setExact(true)}
      onPointerLeave={() => setExact(false)}
      onFocus={() => setExact(true)}
      onBlur={() => setExact(false)}
      onKeyDown={(event) => event.key === 'Escape' && setExact(false)}
    >
      {relativeMoment(instant, now, language)}
      <VisuallyHidden>, {words}</VisuallyHidden>
      {exact && <Bubble anchor={anchor} text={words} />}
    </Time>
  );
}
