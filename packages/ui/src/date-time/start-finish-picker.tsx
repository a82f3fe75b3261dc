import { Clock } from 'lucide';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Icon } from '../icon/icon';
import { LinkButton } from '../link/link';
import { useTranslate } from '../root/ui-context';
import { token } from '../theme/token';
import { DateTimeField } from './date-time-field';
import { checkFinish, proposeFinish, proposeStart } from './window-rules';

/** Start and finish of a game as ISO 8601 instants; null when unset. */
export interface StartFinish {
  readonly start: string | null;
  readonly finish: string | null;
}

/** Props of StartFinishPicker. */
export interface StartFinishPickerProps extends StartFinish {
  /** IANA zone the times are in. */
  readonly zone: string;
  /** The zone as the organiser chose it, for instance "London". */
  readonly zoneLabel: string;
  /** Called with both values, whichever changed. */
  readonly onChange: (next: StartFinish) => void;
  /** Called instead when the finish isn't after the start, for a screen that saves by itself; has to show them. */
  readonly onWrong?: ((next: StartFinish) => void) | undefined;
  readonly startError?: string | undefined;
  readonly finishError?: string | undefined;
  /** Save marks. */
  readonly startTail?: ReactNode;
  readonly finishTail?: ReactNode;
  /** A link to the Optional section, after the reminder. */
  readonly zoneLink?: ReactNode;
  readonly disabled?: boolean;
  /** Element ids, for links to these fields. */
  readonly startId?: string;
  readonly finishId?: string;
  /** The clock used for proposed times. */
  readonly now?: () => number;
}

const Pair = styled.div`
  display: grid;
  /* Side by side only when both fit untruncated. */
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 216px), 1fr));
  gap: 12px;
`;

const Reminder = styled.div`
  display: flex;
  align-items: flex-start;
  gap: 6px;
  margin-block-start: 4px;
  font: ${token.type12} ${token.font};
  color: ${token.textMuted};
  & > [data-icon] { margin-block-start: 1px; }
  & > p { flex: 1; }
  & button { min-block-size: 24px; margin-block: -4px; }
`;

/** Start and finish of a game in its zone. Clear empties both. */
export function StartFinishPicker({
  start,
  finish,
  zone,
  zoneLabel,
  onChange,
  onWrong = onChange,
  startError,
  finishError,
  startTail,
  finishTail,
  zoneLink,
  disabled = false,
  startId,
  finishId,
  now = Date.now,
}: StartFinishPickerProps) {
  const t = useTranslate();
  const change = (next: StartFinish): void => {
    const isWrong = next.finish !== null && checkFinish(next.start, next.finish, t) !== undefined;
    (isWrong ? onWrong : onChange)(next);
  };
  const clear = (): void => change({ start: null, finish: null });
  const zoneNote = (
    <>
      {t("Times are in {zone}, the game's time zone. Change it in the Optional section of the settings.", {
        zone: zoneLabel,
      })}{' '}
      {zoneLink}
    </>
  );
  const shared = { zone, disabled, zoneNote, onClear: clear } as const;
  return (
    <div>
      <Pair>
        <DateTimeField
          {...shared}
          {...(startId ? { id: startId } : {})}
          label={t('Start')}
          value={start}
          proposal={proposeStart(now())}
          error={startError}
          tail={startTail}
          onChange={(next) => change({ start: next, finish })}
        />
        <DateTimeField
          {...shared}
          {...(finishId ? { id: finishId } : {})}
          label={t('Finish')}
          value={finish}
          proposal={proposeFinish(start, now())}
          error={finishError}
          tail={finishTail}
          check={(moment) => checkFinish(start, moment, t)}
          onChange={(next) => change({ start, finish: next })}
        />
      </Pair>
      <Reminder>
        <Icon of={Clock} size={14} />
        <p>{zoneNote}</p>
        {(start !== null || finish !== null) && !disabled && <LinkButton onClick={clear}>{t('Clear')}</LinkButton>}
      </Reminder>
    </div>
  );
}
