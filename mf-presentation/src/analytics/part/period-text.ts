import type { AnalyticsPart } from '@waymark/client';
import type { Translate } from '@waymark/host-kit';
import { ownFormat } from '@waymark/ui';

interface In {
  /** IANA zone of the game. */
  readonly zone: string;
  readonly language: string;
  readonly t: Translate;
}

/** A formatted period in the game's time zone. */
export function periodText({ from, until }: AnalyticsPart, { zone, language, t }: In): string {
  const format = new Intl.DateTimeFormat(ownFormat(language), {
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone: zone,
  });
  if (from !== undefined && until !== undefined) return format.formatRange(from * 1000, until * 1000);
  if (from !== undefined) return t('From {time} on', { time: format.format(from * 1000) });
  if (until !== undefined) return t('Before {time}', { time: format.format(until * 1000) });
  return t('Whole game');
}
