import { readLocks, type Task } from '@waymark/contract';
import type { IconDrawing, Translate } from '@waymark/ui';
import { CalendarClock, EyeOff, Lightbulb, Lock, MapPin, Package, Timer } from '@waymark/ui/icons';
import type { MomentFormat } from './moment-format';

/** A fact about a challenge: an icon and its words. */
export interface Mark {
  readonly id: 'locked' | 'hidden' | 'opens' | 'timer' | 'quantity' | 'place' | 'hints';
  readonly icon: IconDrawing;
  readonly text: string;
}

/** How marks read. */
export interface MarkWords {
  readonly t: Translate;
  readonly language: string;
  /** Moments are left out until their format is known. */
  readonly moments: MomentFormat | undefined;
}

/** The marks of a challenge, in order of importance for planning. */
export function marksOf(task: Task, { t, language, moments }: MarkWords): readonly Mark[] {
  const marks: Mark[] = [];
  const lock = lockOf(task, t);
  if (lock) {
    marks.push({ id: 'locked', icon: Lock, text: lock });
    if (task.hide_locked) marks.push({ id: 'hidden', icon: EyeOff, text: t('Hidden until it is unlocked') });
  }
  const moment = (words: string, instant: string | null | undefined) =>
    moments && instant && t(words, { moment: moments(instant, language) });
  const open = [moment('Opens {moment}', task.starts_at), moment('Closes {moment}', task.ends_at)]
    .filter(Boolean)
    .join(' · ');
  // Keeps its place until its text is known.
  if (task.starts_at || task.ends_at) marks.push({ id: 'opens', icon: CalendarClock, text: open });
  if (task.timer)
    marks.push({
      id: 'timer',
      icon: Timer,
      text: t(task.timer === 1 ? '{n} second' : '{n} seconds', { n: task.timer }),
    });
  if (task.quantity) marks.push({ id: 'quantity', icon: Package, text: t('{n} available', { n: task.quantity }) });
  if (hasPlace(task)) marks.push({ id: 'place', icon: MapPin, text: t('Has a location') });
  const hints = [task.hint_1, task.hint_2, task.hint_3, task.hint_4, task.hint_5].filter(Boolean).length;
  if (hints > 0) {
    marks.push({ id: 'hints', icon: Lightbulb, text: hints === 1 ? t('1 hint') : t('{n} hints', { n: hints }) });
  }
  return marks;
}

/** Whether a challenge can be shown on a map. */
const hasPlace = ({ latitude, longitude }: Pick<Task, 'latitude' | 'longitude'>): boolean =>
  typeof latitude === 'number' && typeof longitude === 'number';

function lockOf(task: Task, t: Translate): string | undefined {
  const before = task.unlock_by_task_id ? 1 : (readLocks(task.unlock_by_task_ids ?? '')?.length ?? 1);
  const near = (task.unlock_by_location_radius ?? 0) > 0;
  if (before > 0 && near) return t('Unlocked nearby after other challenges');
  if (before > 1) return t('Unlocked by {n} challenges', { n: before });
  if (before === 1) return t('Unlocked by another challenge');
  return near ? t('Unlocked nearby') : undefined;
}
