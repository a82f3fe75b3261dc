import { useOffered, useTranslate } from '@waymark/host-kit';
import { type Choice, ChoiceSetting } from './choice-setting';
import type { GameEditor } from './editor';
import { SettingRows } from './setting-row';
import { SettingsSection } from './settings-section';
import { SwitchSettingField } from './switch-setting';

/** How answers are reviewed. */
export const MODERATION: readonly Choice<'pre' | 'post'>[] = [
  { value: 'post', label: 'Post', text: 'Answers count at once, unless somebody rejects them.' },
  { value: 'pre', label: 'Pre', text: "Answers earn points and appear in streams once they're approved." },
];

/** How late answers are treated. */
export const LATE: readonly Choice<'' | 'reject' | 'approve'>[] = [
  { value: '', label: 'No points', text: 'Kept, but score 0' },
  { value: 'reject', label: 'Reject', text: 'Rejected' },
  { value: 'approve', label: 'Approve', text: 'Score like any other' },
];

/** How answers are reviewed and counted. */
export function AnswersSection({ editor }: { readonly editor: GameEditor }) {
  const t = useTranslate();
  const hasBlind = useOffered('blind-review');
  return (
    <SettingsSection name="answers">
      <SettingRows>
        <ChoiceSetting
          editor={editor}
          field="review"
          choices={MODERATION}
          usual="post"
          help={t(
            'Post keeps a game fast: answers count at once and are reviewed later. Pre suits games with a public screen: nothing appears until an organiser approves it, so somebody has to watch the monitor.',
          )}
        />
        {hasBlind && (
          <SwitchSettingField
            editor={editor}
            field="blind_review"
            note={t("Judges and coordinators see whose answer it is once it's decided.")}
          />
        )}
        <ChoiceSetting
          editor={editor}
          field="late"
          choices={LATE}
          usual=""
          help={t(
            'A submission is late when it arrives after the end of the game, for instance from a device that was offline.',
          )}
        />
      </SettingRows>
    </SettingsSection>
  );
}
