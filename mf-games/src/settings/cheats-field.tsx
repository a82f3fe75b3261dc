import { FieldMark, useTranslate } from '@waymark/host-kit';
import { TagSearch } from '@waymark/ui';
import type { GameEditor } from './editor';
import { fieldId } from './field-id';
import { GAME_FIELDS } from './game-fields';
import { SettingRow } from './setting-row';
import { useFault, useSetting } from './use-setting';

const LONGEST = 64;
const MOST = 100;

/** The cheat codes of the game. */
export function CheatsField({ editor }: { readonly editor: GameEditor }) {
  const t = useTranslate();
  const cheats = useSetting(editor, 'cheats') ?? [];
  const change = (next: string[]) => editor.choose('cheats', { cheats: next });
  return (
    <SettingRow
      editor={editor}
      field="cheats"
      help={t(
        'A cheat code gets a team past something that went wrong, such as a missing sign. Organisers keep the codes and give one to a team that is stuck.',
      )}
    >
      <TagSearch
        id={fieldId('cheats')}
        label={t(GAME_FIELDS.cheats.label)}
        tags={cheats}
        known={[]}
        max={LONGEST}
        onAdd={(code) => cheats.length < MOST && change([...cheats, code])}
        onRemove={(code) => change(cheats.filter((other) => other !== code))}
        help={
          cheats.length < MOST
            ? t('Press Enter or comma to add a code. Players never see the list.')
            : t('Enter at most {n} codes.', { n: MOST })
        }
        error={useFault(editor, 'cheats')}
        tail={<FieldMark editor={editor} field="cheats" />}
      />
    </SettingRow>
  );
}
