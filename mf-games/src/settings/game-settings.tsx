import type { Game, GameId } from '@waymark/contract';
import { LeaveQuestion, RestoredDrafts, useEditorUndo, useHost, useLeaveGuard, useTranslate } from '@waymark/host-kit';
import { ButtonLink, Icon, Page, PageTitle } from '@waymark/ui';
import { Smartphone } from '@waymark/ui/icons';
import { useMemo, useRef } from 'react';
import { useNow } from '../now';
import { FIELD_LABELS } from './field-labels';
import { leadToField } from './lead-to-field';
import { OthersLine } from './others-line';
import { type Missing, readinessOf } from './readiness';
import { ReadinessLine } from './readiness-line';
import { RefusalList } from './refusal-list';
import { sectionOf } from './sections';
import { SettingsForm } from './settings-form';
import { useForeignChanges } from './use-foreign-changes';
import { useGameEditor } from './use-game-editor';
import { useSettingsTab } from './use-settings-tab';

/** The settings of a game that exists. */
export function GameSettings({ game }: { readonly game: Game }) {
  const { session } = useHost();
  const t = useTranslate();
  const editor = useGameEditor(game);
  const attempt = useLeaveGuard(editor.dirty);
  const [tab, openTab] = useSettingsTab(editor.dirty);
  const now = useNow();
  const { view } = editor;
  const readiness = useMemo(() => readinessOf(view, now), [view, now]);
  const page = useRef<HTMLDivElement>(null);
  const leadTo = (field: string) => {
    openTab(sectionOf(field)?.tab ?? tab);
    leadToField(page.current, field);
  };
  const wayTo = useWayTo(game.id, leadTo);

  useEditorUndo(page, editor, (field) => t(FIELD_LABELS[field]));
  useForeignChanges(game, editor);

  return (
    <Page ref={page}>
      <RefusalList title={t('This was not saved.')} refusals={editor.refusals} onLead={leadTo} />
      <PageTitle
        title={t('Settings')}
        text={<OthersLine>{t('What players need to know before they set off.')}</OthersLine>}
        actions={
          game.code && (
            <ButtonLink href={session.previewUrl(game.code)} target="_blank" rel="noopener">
              <Icon of={Smartphone} />
              {t('Preview')}
            </ButtonLink>
          )
        }
      />
      <RestoredDrafts count={editor.restored.count} onSave={editor.restored.saveAll} onDiscard={editor.discard} />
      <ReadinessLine readiness={readiness} game={view} wayTo={wayTo} />
      <SettingsForm
        editor={editor}
        missing={readiness.missing}
        tab={tab}
        onTab={openTab}
        note={t('Every field saves by itself.')}
      />
      <LeaveQuestion near={editor.dirty} attempt={attempt} onLeave={editor.discard} />
    </Page>
  );
}

const LABELS: Readonly<Partial<Record<Missing['field'], string>>> = {
  name: 'Go to name',
  code: 'Go to entry code',
  start_at: 'Go to start',
  finish_at: 'Go to finish',
};

/** How to get to where something missing is put right. */
function useWayTo(id: GameId, goTo: (field: Missing['field']) => void) {
  const { navigation } = useHost();
  const t = useTranslate();
  const challenges = `/tasks/organize/${id}`;
  return ({ field }: Missing) => {
    if (field === 'challenges') {
      if (!navigation.knows(challenges)) return undefined;
      return { label: t('Go to challenges'), go: () => navigation.navigate(challenges) };
    }
    return { label: t(LABELS[field] ?? 'Show'), go: () => goTo(field) };
  };
}
