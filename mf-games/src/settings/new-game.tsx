import { type GameTemplate, Intent, keyStarts, makeGame } from '@waymark/client';
import { type GameId, paths, type ValidationMessage } from '@waymark/contract';
import {
  asRefusal,
  LeaveQuestion,
  REFUSED,
  RestoredDrafts,
  refusalsOf,
  useEdited,
  useHost,
  useLeaveGuard,
  useScreenKeys,
  useScreenTitle,
  useShortcut,
  useTranslate,
} from '@waymark/host-kit';
import { useQueryClient } from '@waymark/host-kit/query';
import { Banner, Button, Page, PageTitle } from '@waymark/ui';
import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { GalleryPart } from '../start/gallery-part';
import { sectionOf } from './game-fields';
import { leadToField } from './lead-to-field';
import { fieldsBesideStart, newGameFields } from './new-game-fields';
import { hasWrongFinish, mayCreate, missingIn } from './new-game-rules';
import { Note } from './note';
import { RefusalList } from './refusal-list';
import { SettingsForm } from './settings-form';
import { useNewGameEditor } from './use-new-game-editor';
import { useSettingsTab } from './use-settings-tab';
import { faultOfWebhook } from './webhook-check';

/** Creates the game. */
const CREATE_KEY = 'Mod+S';

const End = styled.div`
  display: flex;
  justify-content: flex-end;
`;

const Gallery = styled.div`margin-block-end: 16px;`;

interface NewGameProps {
  /** Templates offered as an alternative. */
  readonly templates: readonly GameTemplate[];
}

/** The form for a new game, which sends nothing before Create; or a template, with what was typed into the form. */
export function NewGame({ templates }: NewGameProps) {
  const { api, errors, navigation, notices } = useHost();
  const client = useQueryClient();
  const t = useTranslate();
  const [refusals, setRefusals] = useState<readonly ValidationMessage[]>([]);
  /** Shown at its field and never sent. */
  const [missing, setMissing] = useState<readonly ValidationMessage[]>([]);
  const [creating, setCreating] = useState(false);
  const [template, choose] = useState('');
  /** Where to continue once the game exists. */
  const [onward, setOnward] = useState<string>();
  const editor = useNewGameEditor(refusals, missing);
  const { discard } = editor;
  const filled = useEdited(editor, () => Object.keys(editor.edits()).length > 0);
  const uploading = useEdited(editor, editor.isUploading);
  const dirty = !onward && (filled || uploading);
  const attempt = useLeaveGuard(dirty);
  const [tab, openTab] = useSettingsTab(() => dirty);
  useScreenTitle(t('New Game'));
  const [intent] = useState(() => new Intent());
  const [unfinished] = useState(() => new Map<string, GameId>());
  const page = useRef<HTMLDivElement>(null);
  const leadTo = (field: string) => {
    openTab(sectionOf(field)?.tab ?? tab);
    leadToField(page.current, field);
  };

  // Runs after the leave guard has ended.
  useEffect(() => {
    if (!onward) return;
    discard();
    navigation.navigate(onward);
  }, [onward, discard, navigation]);

  const addressAfter = (id: GameId | undefined): string => {
    if (id === undefined) return paths.dashboard();
    const challenges = paths.challenges(id);
    return navigation.knows(challenges) ? challenges : paths.settings(id);
  };
  const made = (id: GameId | undefined, onTo: string) => {
    if (id === undefined) notices.show({ tone: 'success', text: t('Game created.') });
    setOnward(onTo);
  };
  const checkWebhook = async () => {
    const refused = await faultOfWebhook(api, editor.edits().webhook ?? '', t);
    if (refused) throw asRefusal('webhook', refused);
  };
  const create = async () => {
    const edits = editor.edits();
    const empty = missingIn(edits);
    setMissing(empty);
    // A wrong finish is marked by its picker.
    const fault = empty[0]?.field ?? (hasWrongFinish(edits) ? 'finish_at' : undefined);
    if (fault) {
      setRefusals([]);
      return leadTo(fault);
    }
    const settle = notices.saving();
    setCreating(true);
    try {
      await checkWebhook();
      const fields = newGameFields(editor.edits());
      const id = await intent.try(fields, (key) => makeGame(api, fields, { handles: REFUSED, intent: key }));
      settle('saved');
      if (fields.webhook) notices.show({ tone: 'success', text: t('Updated Webhook') });
      void client.invalidateQueries({ queryKey: keyStarts.games() });
      setRefusals([]);
      made(id, addressAfter(id));
    } catch (error) {
      settle('failed');
      setCreating(false);
      const reasons = refusalsOf(error);
      setRefusals(reasons);
      if (reasons.length === 0) errors.report(error, { doing: 'create a game' });
    }
  };
  const ready = useEdited(editor, () => mayCreate(editor.edits()));
  const restored = useEdited(editor, editor.restoredCount);
  const closed = useEdited(editor, editor.closed);
  const busy = creating || uploading;
  const disabled = !ready || closed !== undefined;
  useScreenKeys([
    {
      keys: CREATE_KEY,
      label: t('Create'),
      group: t('New Game'),
      run: () => void create(),
      when: () => template === '' && !busy && !disabled,
    },
  ]);
  const createKey = useShortcut(CREATE_KEY);
  const button = (
    <Button kind="primary" shortcut={createKey} busy={busy} disabled={disabled} onClick={() => void create()}>
      {t('Create')}
    </Button>
  );
  return (
    <Page ref={page}>
      <RefusalList title={t("Couldn't create the game.")} refusals={refusals} onLead={leadTo} />
      <PageTitle
        title={t('New Game')}
        text={t('Start with a name. You can change everything later.')}
        actions={template === '' && button}
      />
      {templates.length > 0 && (
        <Gallery>
          <GalleryPart
            templates={templates}
            chosen={template}
            onChoose={choose}
            typed={{
              name: editor.edits().name,
              tz: editor.edits().tz,
              uploading,
              unfinished,
              rest: async (tz) => {
                await checkWebhook();
                return fieldsBesideStart(editor.edits(), tz);
              },
            }}
            onMade={(id) => made(id, id === undefined ? paths.dashboard() : paths.settings(id))}
          />
        </Gallery>
      )}
      <Note>{closed && <Banner>{closed}</Banner>}</Note>
      <Note>
        <RestoredDrafts count={restored} onDiscard={discard} />
      </Note>
      {template === '' && (
        <SettingsForm editor={editor} tab={tab} onTab={openTab} note={t('Press Create to save.')}>
          <End>{button}</End>
        </SettingsForm>
      )}
      <LeaveQuestion
        attempt={attempt}
        onLeave={discard}
        title={t('Leave without creating?')}
        text={t("The game isn't created yet. What you entered will be lost.")}
      />
    </Page>
  );
}
