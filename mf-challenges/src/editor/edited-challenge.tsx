import { type Game, hasRealities, type LeaveAttempt, type Task } from '@waymark/contract';
import {
  lazyScreen,
  lazyScreenPart,
  RestoredDrafts,
  useEdited,
  useEditorUndo,
  useFeature,
  useHasBeenIdle,
  useShortcut,
  useTranslate,
  useTyping,
} from '@waymark/host-kit';
import { Button, EditorPane, GroupedTabs, Menu, Skeleton, SkeletonFields } from '@waymark/ui';
import { type ComponentProps, type KeyboardEvent, Suspense, useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import type { TaskEditor } from './editor';
import type { EditorWays } from './editor-ways';
import { useFieldLabel } from './field-labels';
import { Leaving } from './leaving';
import { SavingState } from './saving-state';
import { BasicsTab } from './tabs/basics-tab';
import { tabGroups } from './tabs/tab-groups';
import type { TabName } from './tabs/tabs';
import { useTyped } from './typed-fields';
import { useAskedField } from './use-asked-field';
import { useEditorKeys } from './use-editor-keys';
import { useEditorMenu } from './use-editor-menu';
import { useOpenEdit } from './use-open-edit';
import { useTaskEditor } from './use-task-editor';
import { useTaskWrites } from './use-task-writes';

const AdvancedTab = lazyScreen<ComponentProps<typeof import('./tabs/advanced-tab').AdvancedTab>>(
  async () => (await import('./tabs/advanced-tab')).AdvancedTab,
);

const RealityEditors = lazyScreenPart<ComponentProps<typeof import('./ar/reality-editors').RealityEditors>>(
  async () => (await import('./ar/ar-parts')).RealityEditors,
);

const RefusalList = lazyScreenPart(
  async () => (await import(/* webpackChunkName: "idle" */ './refusal-list')).RefusalList,
);

const GoneNote = lazyScreenPart(async () => (await import(/* webpackChunkName: "seldom" */ './gone-note')).GoneNote);

const Scope = styled.div`display: contents;`;

const Form = styled.div`
  container: editor / inline-size;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;
  /* The scroll anchor takes no space. */
  & > :empty { display: none; }
`;

interface EditedChallengeProps extends EditorWays {
  readonly game: Game;
  readonly task: Task;
  /** Whether it is in front of the other open challenges. */
  readonly front: boolean;
  /** Whether it was deleted elsewhere. */
  readonly gone: boolean;
}

/** A challenge with all its fields in tabs. Each field saves by itself. */
export function EditedChallenge({ game, task, front, gone, ...ways }: EditedChallengeProps) {
  const t = useTranslate();
  const labelOf = useFieldLabel();
  const arrival = useFeature('arrival');
  const writes = useTaskWrites(game.id, task.id);
  const editor = useTaskEditor(game.id, task, writes, game.tz);
  const restored = useEdited(editor, editor.restoredCount);
  const [closing, setClosing] = useState<LeaveAttempt>();
  const scope = useRef<HTMLDivElement>(null);
  /** Save was pressed and nothing typed since: focus the rejected field. */
  const [pressed, setPressed] = useState(false);
  const { isTyping, noteInput } = useTyping();
  const [tab, setTab] = useState<TabName>('basics');
  const askToLeave = (proceed: () => void): void => {
    const answer = (then?: () => void) => () => {
      setClosing(undefined);
      then?.();
    };
    setClosing({ proceed: answer(proceed), stay: answer() });
  };
  useEditorUndo(scope, editor, labelOf);
  const saveAll = (): void => {
    // Behind another challenge there is nothing to focus.
    setPressed(front);
    editor.commitAll();
  };
  const turnTo = useOpenEdit(game, editor, { onSave: saveAll, onLeave: askToLeave });
  useAskedField(task.id, scope, setTab);
  useEditorKeys(front, { ...ways, onSave: saveAll });
  const menu = useEditorMenu(game, task, ways);
  const saveKey = useShortcut('Mod+S');
  // Prefetch the advanced part.
  useEffect(() => AdvancedTab.preload(), []);

  const { view } = editor;
  const { count } = ways;
  const save = (event: KeyboardEvent): void => {
    if (event.key.toLowerCase() !== 's' || event.ctrlKey === event.metaKey || event.altKey || event.shiftKey) return;
    event.preventDefault();
    saveAll();
  };
  return (
    <Scope
      ref={scope}
      data-editing={task.id}
      onKeyDown={save}
      onFocusCapture={turnTo}
      onInput={(event) => {
        setPressed(false);
        noteInput(event);
      }}
    >
      <EditorPane
        name={<Headline editor={editor} />}
        {...(count && !gone ? { place: { n: view.position ?? 1, count } } : {})}
        previousLabel={t('Previous challenge')}
        nextLabel={t('Next challenge')}
        onPrevious={ways.onPrevious}
        onNext={ways.onNext}
        state={<SavingState editor={editor} writes={writes} />}
        save={
          <Button kind="primary" shortcut={saveKey} onClick={saveAll}>
            {t('Save')}
          </Button>
        }
        actions={<Menu label={t('More')} entries={menu} />}
      >
        <Form>
          {gone && <GoneNote game={game.id} task={task} editor={editor} around={scope} />}
          <Refused editor={editor} waits={!pressed} isTyping={isTyping} />
          <RestoredDrafts count={restored} onSave={editor.saveRestored} onDiscard={editor.discard} />
          <GroupedTabs<TabName>
            name={`challenge-${task.id}`}
            label={t('Challenge sections')}
            value={tab}
            onChange={setTab}
            groups={tabGroups(t, view, arrival)}
          >
            {tab === 'basics' ? (
              <BasicsTab editor={editor} game={game} />
            ) : (
              <Suspense
                fallback={
                  <Skeleton>
                    <SkeletonFields fields={3} />
                  </Skeleton>
                }
              >
                <AdvancedTab tab={tab} editor={editor} game={game} />
              </Suspense>
            )}
          </GroupedTabs>
        </Form>
      </EditorPane>
      {hasRealities(view.task_type ?? 0) && <RealityEditors editor={editor} game={game} />}
      <Leaving editor={editor} closing={closing} />
    </Scope>
  );
}

/** The headline as it is typed. */
function Headline({ editor }: { readonly editor: TaskEditor }) {
  const t = useTranslate();
  return useTyped(editor, 'name') || t('Untitled challenge');
}

interface RefusedProps {
  readonly editor: TaskEditor;
  readonly waits: boolean;
  readonly isTyping: () => boolean;
}

/** Rendered while empty too: the scroll anchor has to exist before the list. */
function Refused({ editor, waits, isTyping }: RefusedProps) {
  const refusals = useEdited(editor, editor.refused);
  // Whether it moves focus to the list is known once there is a response.
  const saving = useEdited(editor, editor.isSaving);
  const rested = useHasBeenIdle();
  if (!rested && refusals.length === 0) return null;
  return <RefusalList editor={editor} refusals={refusals} waits={waits || saving} isTyping={isTyping} />;
}
