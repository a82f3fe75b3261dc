import { useReadable, useTranslate } from '@waymark/host-kit';
import { useEffect } from 'react';
import { useServices } from '../services/services-context';

const WARNING = 60_000;
/** The longest timer: a link may last a month, and a longer delay would fire immediately. */
const LONGEST = 2_147_483_647;

/** Warns guests a minute before their judge link ends; other sessions renew themselves (see `Session`). */
export function useSessionEnd(): void {
  const { session, notices } = useServices();
  const endsAt = useReadable(session.guest)?.endsAt;
  const t = useTranslate();
  useEffect(() => {
    if (endsAt === undefined) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const wait = () => {
      const left = endsAt - Date.now();
      if (left > WARNING) timer = setTimeout(wait, Math.min(left - WARNING, LONGEST));
      else if (left > 0)
        notices.show({
          tone: 'warning',
          text: t('Your judge link ends in less than a minute. To continue, ask the organiser for a new one.'),
          duration: left,
        });
    };
    wait();
    return () => clearTimeout(timer);
  }, [endsAt, notices, t]);
}
