import type { Ui } from '../root/ui-context';
import { readMoment } from './format';

/** "Set 21:30", with the date if it differs from that of the moment being fixed. */
export function fixLabel(fix: string, instead: string, zone: string, { language, translate }: Ui): string {
  const [set, wrong] = [readMoment(fix, zone, language), readMoment(instead, zone, language)];
  const time = set.date === wrong.date ? set.time : `${set.date} ${set.time}`;
  return translate('Set {time}').replace('{time}', time);
}
