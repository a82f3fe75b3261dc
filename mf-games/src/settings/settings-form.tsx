import { lazyScreen, useTranslate } from '@waymark/host-kit';
import { SkeletonFields, TabPanel, Tabs } from '@waymark/ui';
import { type ReactNode, Suspense, useEffect } from 'react';
import styled from 'styled-components';
import { useRested } from '../use-rested';
import { BasicsSection } from './basics-section';
import type { GameEditor } from './editor';
import type { Missing } from './readiness';
import { SectionIndex } from './section-index';
import type { SettingsTab } from './use-settings-tab';
import { WhenSection } from './when-section';

const ZoneSection = lazyScreen(() => import('./zone-section').then((file) => file.ZoneSection));

const Columns = styled.div`
  display: grid;
  grid-template-columns: 172px minmax(0, 760px);
  gap: 32px;
  margin-block-start: 24px;
  @media (max-width: 767px) { grid-template-columns: minmax(0, 1fr); gap: 16px; margin-block-start: 0; }
`;

const Sections = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 32px;
`;

/** The section in which each field stands. */
const SECTION_OF: Readonly<Record<Missing['field'], string>> = {
  name: 'basics',
  code: 'basics',
  description: 'basics',
  photo: 'basics',
  start_anytime: 'when',
  start_at: 'when',
  finish_at: 'when',
  time_to_play: 'when',
  tz: 'zone',
  challenges: '',
};

interface SettingsFormProps {
  readonly editor: GameEditor;
  readonly missing: readonly Missing[];
  readonly tab: SettingsTab;
  readonly onTab: (tab: SettingsTab) => void;
  /** How saving works here, in one sentence. */
  readonly note: string;
  /** Below the fields. */
  readonly children?: ReactNode;
}

/** The fields of the settings in their two tabs, for a game that exists and for one that is being created. */
export function SettingsForm({ editor, missing, tab, onTab, note, children }: SettingsFormProps) {
  const t = useTranslate();
  const rested = useRested();
  useEffect(() => {
    if (rested) ZoneSection.preload();
  }, [rested]);
  const openIn = (section: string) => missing.filter(({ field }) => SECTION_OF[field] === section).length;
  const toFix = openIn('basics') + openIn('when');
  const entries =
    tab === 'mandatory'
      ? [
          { id: 'basics', title: t('Basics'), open: openIn('basics') > 0 },
          { id: 'when', title: t('When'), open: openIn('when') > 0 },
        ]
      : [{ id: 'zone', title: t('Time zone'), open: false }];
  return (
    <>
      <Tabs<SettingsTab>
        name="settings"
        label={t('Settings')}
        value={tab}
        onChange={onTab}
        tabs={[
          {
            id: 'mandatory',
            label: t('Mandatory'),
            ...(toFix > 0 ? { mark: t('{n} to fix', { n: toFix }), tone: 'warning' } : {}),
          },
          { id: 'optional', label: t('Optional') },
        ]}
      />
      <TabPanel name="settings" tab={tab}>
        <Columns>
          <SectionIndex entries={entries} note={note} />
          <Sections>
            {tab === 'mandatory' ? (
              <>
                <BasicsSection editor={editor} />
                <WhenSection editor={editor} onZone={() => onTab('optional')} />
              </>
            ) : (
              <Suspense fallback={<SkeletonFields fields={1} />}>
                <ZoneSection editor={editor} />
              </Suspense>
            )}
            {children}
          </Sections>
        </Columns>
      </TabPanel>
    </>
  );
}
