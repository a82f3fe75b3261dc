import type { Answer } from '@waymark/contract';
import { useHost, useReadable, useTranslate } from '@waymark/host-kit';

const KILOMETRE = 1000;

/** Where an answer was given: the distance from its challenge if known, otherwise the address. */
export function useWhere({ metres, address }: Pick<Answer, 'metres' | 'address'>): string | undefined {
  const t = useTranslate();
  const language = useReadable(useHost().phrases.language);
  if (metres === undefined) return address || undefined;
  const isFar = metres >= KILOMETRE;
  const number = new Intl.NumberFormat(language, {
    style: 'unit',
    unit: isFar ? 'kilometer' : 'meter',
    maximumFractionDigits: metres < 10 * KILOMETRE ? 1 : 0,
  });
  return t('{distance} from the challenge', { distance: number.format(isFar ? metres / KILOMETRE : metres) });
}
