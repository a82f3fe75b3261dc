import { Calendar } from 'lucide';
import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import styled from 'styled-components';
import { FieldNote } from '../field/field-note';
import { FieldBox, FieldLabel, FieldPress, FieldRoot, FieldTail, FieldValue } from '../field/field-styles';
import { Icon } from '../icon/icon';
import { lazyPart, useOverlay } from '../overlay/lazy-part';
import { LoadFailed } from '../overlay/load-failed';
import { openingKey } from '../overlay/open-keys';
import { useTranslate, useUi } from '../root/ui-context';
import { Spinner } from '../text/spinner';
import { token } from '../theme/token';
import type { DateTimePopupProps } from './date-time-popup';
import { fixLabel } from './fix-label';
import { readMoment } from './format';
import { makeRoom } from './make-room';
import type { MomentFinding } from './moment-finding';

/** Props of DateTimeField. Values are ISO 8601 instants, displayed in `zone`. */
export interface DateTimeFieldProps {
  readonly label: string;
  readonly value: string | null;
  /** IANA zone. */
  readonly zone: string;
  /** Called once, when the calendar closes with a different value. */
  readonly onChange: (value: string | null) => void;
  /** Initial value of the calendar when the field is empty. */
  readonly proposal?: string;
  readonly min?: string;
  readonly max?: string;
  /** Validates a value; the calendar shows the problem it returns. */
  readonly check?: (value: string) => MomentFinding | undefined;
  /** Adds a Clear button. */
  readonly onClear?: () => void;
  /** Shown at the bottom of the calendar: names the time zone. */
  readonly zoneNote?: ReactNode;
  readonly help?: ReactNode;
  readonly error?: string | undefined;
  readonly tail?: ReactNode;
  readonly disabled?: boolean;
  readonly id?: string;
}

const popup = lazyPart<DateTimePopupProps>(() => import('./date-time-popup').then((file) => file.DateTimePopup));

/** When date and time don't fit side by side the time wraps below; neither is truncated. */
const Moment = styled(FieldValue)`
  && > span { white-space: normal; }
  & > span > span { white-space: nowrap; }
`;
const At = styled.span`color: ${token.textMuted};`;

/** A date with a time of day in a given zone. Opens a calendar with segmented inputs. */
export function DateTimeField({
  label,
  value,
  zone,
  onChange,
  proposal,
  min,
  max,
  check,
  onClear,
  zoneNote,
  help,
  error,
  tail,
  disabled = false,
  id,
}: DateTimeFieldProps) {
  const own = useId();
  const trigger = useRef<HTMLButtonElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const calendar = useOverlay(popup, trigger);
  const ui = useUi();
  const t = useTranslate();
  const shown = value === null ? undefined : readMoment(value, zone, ui.language);
  const finding = value === null ? undefined : check?.(value);
  const problem = error ?? finding?.message;
  const mended = finding?.fix;
  const fix =
    mended === undefined || value === null || disabled
      ? undefined
      : { label: fixLabel(mended, value, zone, ui), run: () => onChange(mended) };
  const show = (): void => {
    makeRoom(box.current);
    calendar.show();
  };

  const keys = (event: KeyboardEvent<HTMLButtonElement>): void => {
    if (openingKey(event)) show();
  };
  return (
    <FieldRoot>
      <FieldBox ref={box} $tone={problem ? 'error' : 'plain'} $off={disabled}>
        <FieldPress
          ref={trigger}
          id={id ?? own}
          type="button"
          disabled={disabled}
          aria-haspopup="dialog"
          aria-expanded={calendar.open}
          aria-labelledby={`${own}-label ${own}-value`}
          aria-describedby={`${own}-note`}
          aria-busy={calendar.waiting || undefined}
          onPointerEnter={calendar.prepare}
          onFocus={calendar.prepare}
          onClick={show}
          onKeyDown={keys}
          {...(shown ? {} : { 'data-empty': '' })}
        >
          <FieldLabel as="span" id={`${own}-label`}>
            {label}
          </FieldLabel>{' '}
          <Moment>
            <span id={`${own}-value`}>
              {shown && (
                <>
                  <span>{shown.date}</span>{' '}
                  <span>
                    <At>{t('at')}</At> {shown.time}
                  </span>
                </>
              )}
            </span>
          </Moment>
        </FieldPress>
        <FieldTail>
          {tail}
          {calendar.waiting ? <Spinner /> : <Icon of={Calendar} />}
        </FieldTail>
      </FieldBox>
      {calendar.failed && <LoadFailed anchor={trigger} />}
      {calendar.Part && (
        <calendar.Part
          label={label}
          anchor={box}
          value={value}
          zone={zone}
          proposal={proposal}
          min={min}
          max={max}
          check={check}
          zoneNote={zoneNote}
          ui={ui}
          onTake={(next) => {
            if (next !== value) onChange(next);
            calendar.hide();
          }}
          onClear={
            onClear &&
            (() => {
              onClear();
              calendar.hide();
            })
          }
          onCancel={calendar.hide}
        />
      )}
      <FieldNote id={`${own}-note`} error={problem} fix={fix} help={help} />
    </FieldRoot>
  );
}
