import { type CalendarDateTime, toCalendarDate } from '@internationalized/date';
import { AriaDialog, AriaScope, DateField, DateInput, DateSegment, Label } from '@waymark/ui/aria';
import { CircleAlert, Globe } from 'lucide';
import { type KeyboardEvent, type ReactNode, type RefObject, useState } from 'react';
import { Button } from '../button/button';
import { Icon } from '../icon/icon';
import { LinkButton } from '../link/link';
import { type Ui, UiContext } from '../root/ui-context';
import { Entry, Finding, Foot, Sheet, ZoneLine } from './date-time-styles';
import { fixLabel } from './fix-label';
import { instantOf, onDay, wallTime } from './moment-draft';
import type { MomentFinding } from './moment-finding';
import { MonthGrid } from './month-grid';
import { ownFormat } from './own-format';
import { TypedEntry } from './typed-entry';
import { useTyped } from './use-typed';

/** Props of DateTimePopup. */
export interface DateTimePopupProps {
  readonly label: string;
  readonly anchor: RefObject<HTMLElement | null>;
  readonly value: string | null;
  readonly zone: string;
  readonly proposal: string | undefined;
  readonly min: string | undefined;
  readonly max: string | undefined;
  readonly check: ((value: string) => MomentFinding | undefined) | undefined;
  readonly zoneNote: ReactNode;
  readonly ui: Ui;
  readonly onTake: (value: string) => void;
  readonly onClear: (() => void) | undefined;
  readonly onCancel: () => void;
}

/**
 * A line to type in, calendar, segmented inputs, Clear, Done. The value is a draft until the popup closes: Done, Escape
 * and a click outside all keep it, and Undo reverts it. Opening the calendar once therefore saves at most once. Done waits
 * for text that can be read.
 */
export function DateTimePopup(props: DateTimePopupProps) {
  const { label, anchor, value, zone, proposal, min, max, check, zoneNote, ui, onTake, onClear, onCancel } = props;
  const [first] = useState(() => wallTime(value ?? proposal ?? new Date().toISOString(), zone));
  const [chosen, setChosen] = useState<CalendarDateTime>();
  const draft = chosen ?? first;
  const typed = useTyped({ chosen, first, zone, ui, onRead: setChosen });
  const t = ui.translate;
  const own = ownFormat(ui.language);

  const choose = (next: CalendarDateTime): void => {
    setChosen(next);
    typed.clear();
  };
  const instant = instantOf(draft, zone);
  const outside = (min !== undefined && instant < min) || (max !== undefined && instant > max);
  const finding =
    check?.(instant) ?? (outside ? { message: t('Choose a time within the allowed period.') } : undefined);
  const take = (): void => (outside ? onCancel() : onTake(instant));
  const leave = chosen ? take : onCancel;
  const done = (): void => {
    if (typed.settle()) take();
  };

  return (
    <AriaScope language={own.replace(/-u-.*/, '')} portal={ui.portal} navigate={ui.navigate}>
      <Sheet
        triggerRef={anchor}
        isOpen
        onOpenChange={(open) => {
          if (!open) leave();
        }}
        placement="bottom end"
        offset={4}
        aria-label={label}
      >
        <AriaDialog aria-label={label} style={{ outline: 0 }}>
          <UiContext value={ui}>
            <KeyScope onEscape={leave}>
              <TypedEntry typed={typed} onDone={done} />
              <MonthGrid
                day={toCalendarDate(draft)}
                zone={zone}
                min={min}
                max={max}
                translate={t}
                onDay={(day) => choose(onDay(draft, day))}
              />
              <Entry>
                <DateField
                  value={draft}
                  granularity="minute"
                  shouldForceLeadingZeros
                  {...(own.endsWith('h23') ? { hourCycle: 24 as const } : {})}
                  isInvalid={finding !== undefined}
                  onChange={(next) => next && choose(next as CalendarDateTime)}
                >
                  <Label>{t('Date and time')}</Label>
                  <DateInput>{(segment) => <DateSegment segment={segment} />}</DateInput>
                </DateField>
              </Entry>
              {finding && (
                <Finding role="alert">
                  <Icon of={CircleAlert} />
                  <span>{finding.message}</span>
                  {finding.fix && (
                    <Button size="small" onClick={() => choose(wallTime(finding.fix ?? instant, zone))}>
                      {fixLabel(finding.fix, instant, zone, ui)}
                    </Button>
                  )}
                </Finding>
              )}
              <Foot>
                {onClear && <LinkButton onClick={onClear}>{t('Clear')}</LinkButton>}
                <Button size="small" kind="primary" disabled={outside} onClick={done}>
                  {t('Done')}
                </Button>
              </Foot>
              {zoneNote && (
                <ZoneLine>
                  <Icon of={Globe} />
                  <span>{zoneNote}</span>
                </ZoneLine>
              )}
            </KeyScope>
          </UiContext>
        </AriaDialog>
      </Sheet>
    </AriaScope>
  );
}

function KeyScope({ onEscape, children }: { readonly onEscape: () => void; readonly children: ReactNode }) {
  const drop = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    onEscape();
  };
  return <div onKeyDownCapture={drop}>{children}</div>;
}
