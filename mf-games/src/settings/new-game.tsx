import { Intent, keyStarts, makeGame } from '@waymark/client';
import { type GameId, paths, type ValidationMessage } from '@waymark/contract';
import {
  asRefusal,
  fieldsOf,
  LeaveQuestion,
  maySaveText,
  REFUSED,
  RestoredDrafts,
  refusalsOf,
  useEdited,
  useHost,
  useLeaveGuard,
  useScreenTitle,
  useTranslate,
} from '@waymark/host-kit';
import { useQueryClient } from '@waymark/host-kit/query';
import { Banner, Button, Page, PageTitle } from '@waymark/ui';
import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { GAME_EDITING, sectionOf } from './game-fields';
import { leadToField } from './lead-to-field';
import { type NewGameEdits, newGameFields } from './new-game-fields';
import { Note } from './note';
import { RefusalList } from './refusal-list';
import { SettingsForm } from './settings-form';
import { useNewGameEditor } from './use-new-game-editor';
import { useSettingsTab } from './use-settings-tab';
import { faultOfWebhook } from './webhook-check';

const End = styled.div`
  display: flex;
  justify-content: flex-end;
`;

const RULES = fieldsOf(GAME_EDITING.textRules);
const textOf = (edits: NewGameEdits, field: (typeof RULES)[number]): string => edits[field] ?? '';

/** Whether every text that was entered follows the rule of its field. */
const mayCreate = (edits: NewGameEdits): boolean =>
  RULES.every(
    (field) => textOf(edits, field) === '' || maySaveText(GAME_EDITING.textRules[field], textOf(edits, field)),
  );

/** What a game cannot be created without. */
const missingIn = (edits: NewGameEdits): ValidationMessage[] =>
  RULES.flatMap((field) => {
    const { needed } = GAME_EDITING.textRules[field];
    return needed !== undefined && textOf(edits, field).trim() === '' ? [{ field, message: needed }] : [];
  });

/** The form for a new game: nothing is sent before Create. */
export function NewGame() {
  const { api, errors, navigation, notices } = useHost();
  const client = useQueryClient();
  const t = useTranslate();
  const [refusals, setRefusals] = useState<readonly ValidationMessage[]>([]);
  /** What is said at its field and never sent. */
  const [missing, setMissing] = useState<readonly ValidationMessage[]>([]);
  const [creating, setCreating] = useState(false);
  /** Where to continue once the game exists. */
  const [onward, setOnward] = useState<string>();
  const editor = useNewGameEditor(refusals, missing);
  const { discard } = editor;
  const filled = useEdited(editor, () => Object.keys(editor.edits()).length > 0);
  const dirty = !onward && filled;
  const attempt = useLeaveGuard(dirty);
  const [tab, openTab] = useSettingsTab(() => dirty);
  useScreenTitle(t('New Game'));
  const [intent] = useState(() => new Intent());
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
  const create = async () => {
    const faults = missingIn(editor.edits());
    setMissing(faults);
    const [first] = faults;
    if (first?.field !== undefined) {
      setRefusals([]);
      return leadTo(first.field);
    }
    const settle = notices.saving();
    setCreating(true);
    try {
      const fault = await faultOfWebhook(api, editor.edits().webhook ?? '', t);
      if (fault) throw asRefusal('webhook', fault);
      const fields = newGameFields(editor.edits());
      const id = await intent.try(fields, (key) => makeGame(api, fields, { handles: REFUSED, intent: key }));
      settle('saved');
      void client.invalidateQueries({ queryKey: keyStarts.games() });
      setRefusals([]);
      if (id === undefined) notices.show({ tone: 'success', text: t('Game created.') });
      setOnward(addressAfter(id));
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
  const button = (
    <Button kind="primary" busy={creating} disabled={!ready || closed !== undefined} onClick={() => void create()}>
      {t('Create')}
    </Button>
  );
  return (
    <Page ref={page}>
      <RefusalList title={t("Couldn't create the game.")} refusals={refusals} onLead={leadTo} />
      <PageTitle
        title={t('New Game')}
        text={t('Start with a name. You can change everything later.')}
        actions={button}
      />
      <Note>{closed && <Banner>{closed}</Banner>}</Note>
      <Note>
        <RestoredDrafts count={restored} onDiscard={discard} />
      </Note>
      <SettingsForm editor={editor} tab={tab} onTab={openTab} note={t('Press Create to save.')}>
        <End>{button}</End>
      </SettingsForm>
      <LeaveQuestion
        near={dirty}
        attempt={attempt}
        onLeave={discard}
        title={t('Leave without creating?')}
        text={t("The game isn't created yet. What you entered will be lost.")}
      />
    </Page>
  );
}
