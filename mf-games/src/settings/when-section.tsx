import { GAME_DEFAULTS, GAME_MODE, type GameMode, ianaZoneOf } from '@waymark/contract';
import { FieldFrame, FieldMark, takeTimes, useTranslate } from '@waymark/host-kit';
import { LinkButton, NumberField, RadioCards, StartFinishPicker, TimerVisibility, token } from '@waymark/ui';
import { useRef } from 'react';
import styled from 'styled-components';
import type { GameEditor } from './editor';
import { fieldId } from './field-id';
import { leadToField } from './lead-to-field';
import { SettingsSection } from './settings-section';
import { useFault, useSetting } from './use-setting';
import { ZoneField } from './zone-field';

const LONGEST_MINUTES = 100_000;

const Fault = styled.p`
  font: ${token.type12} ${token.font};
  color: ${token.dangerText};
`;

/** On the line of the chosen option's name, so it moves nothing. */
const CardMark = styled.span`
  position: absolute;
  inset-block-start: 13px;
  inset-inline: auto 14px;
  display: flex;
  justify-content: flex-end;
  /* Its maximum width. */
  inline-size: 140px;
  pointer-events: none;
  & button { pointer-events: auto; }
`;

/** On the line of the heading, so it moves nothing. */
const Headed = styled.div`
  position: relative;
  & > [data-save-mark] { position: absolute; inset-block-start: 0; inset-inline-end: 0; }
`;

/** The timing of the game: mode, start and finish, zone, and whether players see the clock. */
export function WhenSection({ editor }: { readonly editor: GameEditor }) {
  return (
    <SettingsSection name="when">
      <ZoneField editor={editor} />
      <Mode editor={editor} />
      <Timer editor={editor} />
    </SettingsSection>
  );
}

const MODES: readonly GameMode[] = Object.values(GAME_MODE);

function Mode({ editor }: { readonly editor: GameEditor }) {
  const t = useTranslate();
  const held = useSetting(editor, 'start_anytime');
  const start = useSetting(editor, 'start_at');
  const finish = useSetting(editor, 'finish_at');
  // Times without a mode are a schedule.
  const unset = (start || finish) && held == null ? GAME_MODE.scheduled : null;
  const mode = MODES.find((one) => one === held) ?? unset;
  const fault = useFault(editor, 'start_anytime');
  const mark = (of: GameMode) =>
    of === mode && {
      aside: (
        <CardMark>
          <FieldMark editor={editor} field="start_anytime" />
        </CardMark>
      ),
    };
  return (
    <>
      <FieldFrame editor={editor} field="start_anytime">
        <div id={fieldId('start_anytime')}>
          <RadioCards<GameMode>
            label={t('Game mode')}
            labelHidden
            value={mode}
            onChange={(chosen) => editor.choose('start_anytime', { start_anytime: chosen })}
            options={[
              {
                value: GAME_MODE.scheduled,
                ...mark(GAME_MODE.scheduled),
                label: t('Scheduled'),
                note: t('Opens and closes automatically.'),
                body: <Schedule editor={editor} />,
              },
              {
                value: GAME_MODE.anytime,
                ...mark(GAME_MODE.anytime),
                label: t('Start Anytime'),
                note: t('Each team has its own clock once it starts.'),
                body: <TimeToComplete editor={editor} />,
              },
              {
                value: GAME_MODE.stopped,
                ...mark(GAME_MODE.stopped),
                label: t('Stopped'),
                note: t('Challenges are hidden and new answers are refused.'),
              },
            ]}
          />
        </div>
      </FieldFrame>
      {fault && <Fault>{fault}</Fault>}
    </>
  );
}

function Timer({ editor }: { readonly editor: GameEditor }) {
  const fault = useFault(editor, 'timer_visible');
  return (
    <>
      <FieldFrame editor={editor} field="timer_visible">
        <Headed id={fieldId('timer_visible')}>
          <TimerVisibility
            value={useSetting(editor, 'timer_visible') === 1 ? 1 : 0}
            onChange={(visible) => editor.choose('timer_visible', { timer_visible: visible })}
          />
          <FieldMark editor={editor} field="timer_visible" />
        </Headed>
      </FieldFrame>
      {fault && <Fault>{fault}</Fault>}
    </>
  );
}

function Schedule({ editor }: { readonly editor: GameEditor }) {
  const t = useTranslate();
  const place = useRef<HTMLDivElement>(null);
  const toZone = () => leadToField(place.current, 'tz');
  const times = {
    start: useSetting(editor, 'start_at') ?? null,
    finish: useSetting(editor, 'finish_at') ?? null,
  };
  const tz = useSetting(editor, 'tz') || GAME_DEFAULTS.tz;
  return (
    <FieldFrame editor={editor} field="start_at">
      <div ref={place}>
        <StartFinishPicker
          {...times}
          startId={fieldId('start_at')}
          finishId={fieldId('finish_at')}
          zone={ianaZoneOf(tz) ?? 'UTC'}
          zoneLabel={tz}
          zoneLink={<LinkButton onClick={toZone}>{t('Change')}</LinkButton>}
          startError={useFault(editor, 'start_at')}
          finishError={useFault(editor, 'finish_at')}
          startTail={<FieldMark editor={editor} field="start_at" />}
          finishTail={<FieldMark editor={editor} field="finish_at" />}
          {...takeTimes(editor, { start: 'start_at', finish: 'finish_at' }, times)}
        />
      </div>
    </FieldFrame>
  );
}

function TimeToComplete({ editor }: { readonly editor: GameEditor }) {
  const t = useTranslate();
  return (
    <FieldFrame editor={editor} field="time_to_play">
      <NumberField
        id={fieldId('time_to_play')}
        label={t('Time to complete, in minutes')}
        value={useSetting(editor, 'time_to_play') ?? 0}
        max={LONGEST_MINUTES}
        help={t('0 means no limit.')}
        error={useFault(editor, 'time_to_play')}
        tail={<FieldMark editor={editor} field="time_to_play" />}
        onSave={(minutes) => editor.choose('time_to_play', { time_to_play: minutes ?? 0 })}
      />
    </FieldFrame>
  );
}
