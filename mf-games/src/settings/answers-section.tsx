import { useTranslate } from '@waymark/host-kit';
import { type Choice, ChoiceSetting } from './choice-setting';
import type { GameEditor } from './editor';
import { SettingRows } from './setting-row';
import { SettingsSection } from './settings-section';

/** How answers are looked at. */
export const MODERATION: readonly Choice<'pre' | 'post'>[] = [
  { value: 'post', label: 'Post', text: 'An answer counts at once, unless somebody rejects it.' },
  { value: 'pre', label: 'Pre', text: 'An answer earns points and appears in streams once it was approved.' },
];

/** What becomes of late answers. */
export const LATE: readonly Choice<'' | 'reject' | 'approve'>[] = [
  { value: '', label: 'No points', text: 'They are kept and earn nothing.' },
  { value: 'reject', label: 'Reject', text: 'They are rejected.' },
  { value: 'approve', label: 'Approve', text: 'They earn points like all others.' },
];

/** When an answer counts. */
export function AnswersSection({ editor }: { readonly editor: GameEditor }) {
  const t = useTranslate();
  return (
    <SettingsSection name="answers">
      <SettingRows>
        <ChoiceSetting
          editor={editor}
          field="review"
          choices={MODERATION}
          usual="post"
          help={t(
            'Post keeps a game quick: answers count first and are looked at later. Pre suits games whose pictures are shown in public: nothing is seen before an organiser approved it, so somebody has to sit at the monitor.',
          )}
        />
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
