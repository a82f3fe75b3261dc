import type { CalendarDate } from '@internationalized/date';
import {
  AriaButton,
  Calendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  CalendarHeading,
} from '@waymark/ui/aria';
import { ChevronLeft, ChevronRight } from 'lucide';
import { Icon } from '../icon/icon';
import { MonthFrame } from './date-time-styles';
import { dayOf } from './moment-draft';

/** Props of MonthGrid. */
export interface MonthGridProps {
  readonly day: CalendarDate;
  readonly zone: string;
  readonly min: string | undefined;
  readonly max: string | undefined;
  readonly translate: (phrase: string) => string;
  readonly onDay: (day: CalendarDate) => void;
}

/** A month of days to choose from, with keyboard support. */
export function MonthGrid({ day, zone, min, max, translate, onDay }: MonthGridProps) {
  return (
    <Calendar
      aria-label={translate('Date')}
      autoFocus
      value={day}
      onChange={(next) => onDay(next as CalendarDate)}
      {...(min ? { minValue: dayOf(min, zone) } : {})}
      {...(max ? { maxValue: dayOf(max, zone) } : {})}
    >
      <MonthFrame>
        <header>
          <AriaButton slot="previous">
            <Icon of={ChevronLeft} flip />
          </AriaButton>
          <CalendarHeading />
          <AriaButton slot="next">
            <Icon of={ChevronRight} flip />
          </AriaButton>
        </header>
        <CalendarGrid weekdayStyle="short">
          <CalendarGridHeader>{(name) => <CalendarHeaderCell>{name}</CalendarHeaderCell>}</CalendarGridHeader>
          <CalendarGridBody>{(date) => <CalendarCell date={date} />}</CalendarGridBody>
        </CalendarGrid>
      </MonthFrame>
    </Calendar>
  );
}
