import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { Bubble } from '../button/bubble';
import { useUi } from '../root/ui-context';
import { VisuallyHidden } from '../text/visually-hidden';
import { exactMoment, relativeMoment, relativeStep } from './format';

/** Props of RelativeTime. */
export interface RelativeTimeProps {
  /** ISO 8601. */
  readonly instant: string;
  /** IANA zone of the exact time; defaults to the reader's own. */
  readonly zone?: string;
  /** Not in the tab order: the exact time is shown elsewhere. */
  readonly unfocusable?: boolean;
  /** As short as the language allows, for table columns. */
  readonly narrow?: boolean;
}

const Time = styled.time`
  border-radius: 3px;
  white-space: nowrap;
`;

/** "4 min. ago", kept up to date; hover and focus show the exact time. */
export function RelativeTime({ instant, zone, unfocusable = false, narrow = false }: RelativeTimeProps) {
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
      {relativeMoment(instant, now, language, narrow ? 'narrow' : 'short')}
      <VisuallyHidden>, {words}</VisuallyHidden>
      {exact && <Bubble anchor={anchor} text={words} />}
    </Time>
  );
}
