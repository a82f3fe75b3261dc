import { ianaZoneOf, paths } from '@waymark/contract';
import { FieldFrame, FieldMark, ScreenLink, takeTimes, useTranslate } from '@waymark/host-kit';
import { FieldStack, StartFinishPicker } from '@waymark/ui';
import { gameTz } from '../../game/game-tz';
import { fieldId } from '../field-id';
import { FieldFindings } from '../fields/field-findings';
import { Note } from '../fields/layout';
import type { TabProps } from './tab-list';

/** When the challenge is open, in the game's time zone. */
export function TimingTab({ editor, game }: TabProps) {
  const t = useTranslate();
  const tz = gameTz(game);
  const { id, starts_at = null, ends_at = null } = editor.view;
  const times = { start: starts_at, finish: ends_at };
  return (
    <FieldStack>
      <Note>
        {t('Players only see the challenge between these times. Leave blank to keep it open for the whole game.')}
      </Note>
      <FieldFrame editor={editor} field="starts_at">
        <StartFinishPicker
          {...times}
          startId={fieldId(id, 'starts_at')}
          finishId={fieldId(id, 'ends_at')}
          zone={ianaZoneOf(tz) ?? 'UTC'}
          zoneLabel={tz ?? 'UTC'}
          zoneLink={<ScreenLink to={`${paths.settings(game.id)}#optional`}>{t('Change')}</ScreenLink>}
          startError={editor.errorOf('starts_at')}
          finishError={editor.errorOf('ends_at')}
          startTail={<FieldMark editor={editor} field="starts_at" />}
          finishTail={<FieldMark editor={editor} field="ends_at" />}
          {...takeTimes(editor, { start: 'starts_at', finish: 'ends_at' }, times)}
        />
        <FieldFindings task={id} fields={['starts_at', 'ends_at']} />
      </FieldFrame>
    </FieldStack>
  );
}
