import { POINTS_MAX, TASK_TYPE, TASK_TYPE_NAMES, UNLIMITED } from '@waymark/contract';
import { typeIcon, useFeature, useTranslate } from '@waymark/host-kit';
import type { SelectOption } from '@waymark/ui';
import { FieldStack } from '@waymark/ui';
import { AiTransformation } from '../answers/ai-transformation';
import { Completion } from '../answers/completion';
import { ChoiceEntry } from '../fields/choice-entry';
import { FileEntry } from '../fields/file-entry';
import { Beside } from '../fields/layout';
import { NumberEntry } from '../fields/number-entry';
import { RichEntry } from '../fields/rich-entry';
import { SwitchEntry } from '../fields/switch-entry';
import { TextEntry } from '../fields/text-entry';
import { offeredTypes } from './offered-types';
import type { TabProps } from './tab-list';
import { TourPictures } from './tour-pictures';

/** The fields of every challenge: picture, headline, completion type, points and description. */
export function BasicsTab({ editor, game }: TabProps) {
  const t = useTranslate();
  const ar = useFeature('ar');
  const type = editor.view.task_type ?? TASK_TYPE.photo;
  const types: SelectOption[] = offeredTypes(ar, type).map((code) => ({
    value: String(code),
    label: t(TASK_TYPE_NAMES[code] ?? 'Challenge'),
    icon: typeIcon(code),
  }));
  return (
    <FieldStack>
      <FileEntry editor={editor} field="standard" ratio={3} />
      <TextEntry editor={editor} field="name" />
      <Beside>
        <ChoiceEntry editor={editor} field="task_type" options={types} />
        <NumberEntry
          editor={editor}
          field="points"
          max={POINTS_MAX}
          step={10}
          {...(type === TASK_TYPE.trivia ? { unlimited: UNLIMITED } : {})}
        />
      </Beside>
      <Completion editor={editor} game={game.id} />
      <AiTransformation editor={editor} />
      <RichEntry editor={editor} field="description" />
      <SwitchEntry editor={editor} field="fullscreen" note={t("The picture fills the player's screen.")} />
      <TourPictures editor={editor} />
    </FieldStack>
  );
}
