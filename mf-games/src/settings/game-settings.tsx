import type { GameId } from '@waymark/contract';
import {
  LeaveQuestion,
  lazyScreenPart,
  RestoredDrafts,
  useEdited,
  useEditorUndo,
  useHasBeenIdle,
  useHost,
  useLeaveGuard,
  useScreenKeys,
  useShortcut,
  useTranslate,
  useTyping,
} from '@waymark/host-kit';
import { ariaKeys, Banner, ButtonLink, Icon, Kbd, keyFace, Page, PageTitle } from '@waymark/ui';
import { Smartphone } from '@waymark/ui/icons';
import { memo, useRef, useState } from 'react';
import { GAME_FIELDS, sectionOf } from './game-fields';
import { leadToField } from './lead-to-field';
import { Note } from './note';
import { OthersLine } from './others-line';
import { ReadinessLine } from './readiness-line';
import { SettingsForm } from './settings-form';
import { useAskedSetting } from './use-asked-setting';
import { useForeignChanges } from './use-foreign-changes';
import { type ExistingGameEditor, useGameEditor } from './use-game-editor';
import { useSettingsTab } from './use-settings-tab';

const RefusalList = lazyScreenPart(
  async () => (await import(/* webpackChunkName: "later" */ './refusal-list')).RefusalList,
);

/** The settings of an existing game, which has to be loaded. */
export const GameSettings = memo(function GameSettings({ id }: { readonly id: GameId }) {
  const t = useTranslate();
  const editor = useGameEditor(id);
  const [tab, openTab] = useSettingsTab(editor.isDirty);
  const page = useRef<HTMLDivElement>(null);
  const leadTo = (field: string, replace?: boolean) => {
    openTab(sectionOf(field)?.tab ?? tab, replace);
    leadToField(page.current, field);
  };

  useEditorUndo(page, editor, (field) => t(GAME_FIELDS[field].label));
  useForeignChanges(id, editor);
  useAskedSetting(leadTo);
  const closed = useEdited(editor, editor.closed);
  /** Save was pressed and nothing typed since: focus the rejected field. */
  const [pressed, setPressed] = useState(false);
  const save = () => {
    setPressed(true);
    editor.commitAll();
  };
  const { isTyping, noteInput } = useTyping();
  useScreenKeys([{ keys: 'Mod+S', label: t('Save'), group: t('Settings'), run: save }]);

  return (
    <Page
      ref={page}
      onInput={(event) => {
        setPressed(false);
        noteInput(event);
      }}
    >
      <Refused editor={editor} waits={!pressed} isTyping={isTyping} onLead={leadTo} />
      <PageTitle
        title={t('Settings')}
        text={<OthersLine>{t('What players need to know before they start')}</OthersLine>}
        actions={<Preview editor={editor} />}
      />
      <Restored editor={editor} />
      <Note>{closed && <Banner>{closed}</Banner>}</Note>
      {!closed && <ReadinessLine id={id} editor={editor} onLead={leadTo} />}
      <SettingsForm editor={editor} tab={tab} onTab={openTab} note={t('Changes save automatically.')} />
      <Leaving editor={editor} />
    </Page>
  );
});

interface PartProps {
  readonly editor: ExistingGameEditor;
}

interface RefusedProps extends PartProps {
  readonly waits: boolean;
  readonly isTyping: () => boolean;
  readonly onLead: (field: string) => void;
}

/** Rendered while empty too: the scroll anchor has to exist before the list. */
function Refused({ editor, waits, ...list }: RefusedProps) {
  const t = useTranslate();
  const refusals = useEdited(editor, editor.refused);
  // Whether it moves focus to the list is known once there is a response.
  const saving = useEdited(editor, editor.isSaving);
  const rested = useHasBeenIdle();
  if (!rested && refusals.length === 0) return null;
  const title = t("Some changes weren't saved");
  return <RefusalList {...list} title={title} refusals={refusals} waits={waits || saving} />;
}

/** Opens the preview. */
const PREVIEW_KEY = 'p';

function Preview({ editor }: PartProps) {
  const { session } = useHost();
  const t = useTranslate();
  const code = useEdited(editor, () => editor.stored().code);
  const link = useRef<HTMLAnchorElement>(null);
  useScreenKeys(
    code ? [{ keys: PREVIEW_KEY, label: t('Preview'), group: t('Settings'), run: () => link.current?.click() }] : [],
  );
  const key = useShortcut(PREVIEW_KEY);
  if (!code) return null;
  return (
    <ButtonLink
      ref={link}
      href={session.previewUrl(code)}
      target="_blank"
      rel="noopener"
      aria-keyshortcuts={key && ariaKeys(key)}
    >
      <Icon of={Smartphone} />
      {t('Preview')}
      {key && <Kbd aria-hidden>{keyFace(key)}</Kbd>}
    </ButtonLink>
  );
}

function Restored({ editor }: PartProps) {
  const count = useEdited(editor, editor.restoredCount);
  return (
    <Note>
      <RestoredDrafts count={count} onSave={editor.saveRestored} onDiscard={editor.discard} />
    </Note>
  );
}

function Leaving({ editor }: PartProps) {
  const dirty = useEdited(editor, editor.isDirty);
  const attempt = useLeaveGuard(dirty);
  return <LeaveQuestion attempt={attempt} onLeave={editor.discard} />;
}
