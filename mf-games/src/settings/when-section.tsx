import { GAME_MODE, type GameMode, ianaZoneOf } from '@waymark/contract';
import { useTranslate } from '@waymark/host-kit';
import { LinkButton, NumberField, RadioCards, StartFinishPicker, token } from '@waymark/ui';
import styled from 'styled-components';
import type { GameEditor } from './editor';
import { FieldFrame, FieldMark, fieldId } from './field-frame';
import type { GameEdits } from './game-changes';
import { SettingsSection } from './settings-section';

const LONGEST_MINUTES = 100_000;

const ModeLine = styled.div`
  display: flex;
  align-items: center;
  gap: 8px;
  min-block-size: 20px;
  font: ${token.type12} ${token.font};
  color: ${token.dangerText};
  &:empty { display: none; }
`;

interface WhenSectionProps {
  readonly editor: GameEditor;
  /** Leads to the time zone. */
  readonly onZone: () => void;
}

/** How the clock of the game runs: the mode, and what belongs to each. */
export function WhenSection({ editor, onZone }: WhenSectionProps) {
  const t = useTranslate();
  const { view } = editor;
  return (
    <SettingsSection id="when" title={t('When')} text={t('Decide how the clock runs.')}>
      <FieldFrame editor={editor} field="start_anytime">
        <div id={fieldId('start_anytime')}>
          <RadioCards<GameMode>
            label={t('Game mode')}
            labelHidden
            value={(view.start_anytime ?? null) as GameMode | null}
            onChange={(mode) => editor.choose('start_anytime', { start_anytime: mode })}
            options={[
              {
                value: GAME_MODE.scheduled,
                label: t('Scheduled'),
                note: t('Opens and closes by itself.'),
                body: <Schedule editor={editor} onZone={onZone} />,
              },
              {
                value: GAME_MODE.anytime,
                label: t('Start Anytime'),
                note: t('Each team has its own clock once it starts.'),
                body: <TimeToComplete editor={editor} />,
              },
              {
                value: GAME_MODE.stopped,
                label: t('Stopped'),
                note: t('Challenges are hidden and new answers are turned away.'),
              },
            ]}
          />
        </div>
      </FieldFrame>
      <ModeLine>
        {editor.errorOf('start_anytime')}
        <FieldMark editor={editor} field="start_anytime" />
      </ModeLine>
    </SettingsSection>
  );
}

function Schedule({ editor, onZone }: WhenSectionProps) {
  const t = useTranslate();
  const { start_at = null, finish_at = null, tz } = editor.view;
  return (
    <FieldFrame editor={editor} field="start_at">
      <StartFinishPicker
        start={start_at}
        finish={finish_at}
        startId={fieldId('start_at')}
        finishId={fieldId('finish_at')}
        zone={ianaZoneOf(tz) ?? 'UTC'}
        zoneLabel={tz ?? 'UTC'}
        zoneLink={<LinkButton onClick={onZone}>{t('Change')}</LinkButton>}
        startError={editor.errorOf('start_at')}
        finishError={editor.errorOf('finish_at')}
        startTail={<FieldMark editor={editor} field="start_at" />}
        finishTail={<FieldMark editor={editor} field="finish_at" />}
        onChange={({ start, finish }) => {
          const edits: GameEdits = {
            ...(start === start_at ? {} : { start_at: start }),
            ...(finish === finish_at ? {} : { finish_at: finish }),
          };
          editor.choose('start_at' in edits ? 'start_at' : 'finish_at', edits);
        }}
      />
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
        value={editor.view.time_to_play ?? 0}
        max={LONGEST_MINUTES}
        help={t('0 means no limit.')}
        error={editor.errorOf('time_to_play')}
        tail={<FieldMark editor={editor} field="time_to_play" />}
        onSave={(minutes) => editor.choose('time_to_play', { time_to_play: minutes ?? 0 })}
      />
    </FieldFrame>
  );
}
