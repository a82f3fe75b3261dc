import { lazyScreenPart, useEdited, useHasBeenIdle, useTranslate } from '@waymark/host-kit';
import { Bone, Skeleton, SkeletonFields, TabPanel, Tabs } from '@waymark/ui';
import { type ReactNode, useEffect } from 'react';
import styled from 'styled-components';
import { BasicsSection } from './basics-section';
import type { GameEditor } from './editor';
import { sectionOf } from './game-fields';
import { SectionIndex } from './section-index';
import { useMissing } from './use-readiness';
import type { SettingsTab } from './use-settings-tab';

const OptionalSections = lazyScreenPart(
  async () => (await import('./optional-sections')).OptionalSections,
  <Skeleton>
    <SkeletonFields fields={6} />
  </Skeleton>,
);

/** Reserves the height of the contact section, so nothing below it moves. */
const CONTACT_HEIGHT = 211;
// Below the first screen.
const ContactSection = lazyScreenPart(
  async () => (await import(/* webpackChunkName: "form" */ './contact-section')).ContactSection,
  <Bone $height={CONTACT_HEIGHT} />,
);

const Columns = styled.div`
  display: grid;
  grid-template-columns: 172px minmax(0, 792px);
  gap: 32px;
  margin-block-start: 24px;
  @media (max-width: 767px) { grid-template-columns: minmax(0, 1fr); gap: 16px; margin-block-start: 0; }
`;

const Sections = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 32px;
  /* Disables drag and drop as well. */
  fieldset& { margin: 0; padding: 0; border: 0; pointer-events: none; }
`;

interface SettingsFormProps {
  readonly editor: GameEditor;
  readonly tab: SettingsTab;
  readonly onTab: (tab: SettingsTab) => void;
  /** How saving works here, in one sentence. */
  readonly note: string;
  /** Below the fields. */
  readonly children?: ReactNode;
}

/** The fields of the settings in their two tabs, for existing and new games. */
export function SettingsForm({ editor, tab, onTab, note, children }: SettingsFormProps) {
  const rested = useHasBeenIdle();
  const closed = useEdited(editor, editor.closed) !== undefined;
  // Prefetch the other tab.
  useEffect(() => {
    if (rested) OptionalSections.preload();
  }, [rested]);
  return (
    <>
      <SettingsTabs editor={editor} tab={tab} onTab={onTab} />
      <TabPanel name="settings" tab={tab}>
        <Columns>
          <SectionIndex editor={editor} tab={tab} note={closed ? '' : note} />
          <Sections {...(closed ? { as: 'fieldset', disabled: true } : {})}>
            {tab === 'mandatory' ? (
              <>
                <BasicsSection editor={editor} />
                <ContactSection editor={editor} />
              </>
            ) : (
              <OptionalSections editor={editor} />
            )}
            {children}
          </Sections>
        </Columns>
      </TabPanel>
    </>
  );
}

function SettingsTabs({ editor, tab, onTab }: Pick<SettingsFormProps, 'editor' | 'tab' | 'onTab'>) {
  const t = useTranslate();
  const missing = useMissing(editor);
  const mark = (of: SettingsTab) => {
    const n = missing.filter(({ field }) => sectionOf(field)?.tab === of).length;
    const room = t('{n} to fix', { n: 9 });
    return n > 0 ? { room, mark: t('{n} to fix', { n }), tone: 'warning' as const } : { room };
  };
  return (
    <Tabs<SettingsTab>
      name="settings"
      label={t('Settings')}
      value={tab}
      onChange={onTab}
      tabs={[
        { id: 'mandatory', label: t('Mandatory'), ...mark('mandatory') },
        { id: 'optional', label: t('Optional'), ...mark('optional') },
      ]}
    />
  );
}
