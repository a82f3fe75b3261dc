import type { Game, Task } from '@waymark/contract';
import {
  LeaveQuestion,
  lazyScreen,
  lazyScreenPart,
  RestoredDrafts,
  useEdited,
  useEditorUndo,
  useFeature,
  useLeaveGuard,
  useTranslate,
} from '@waymark/host-kit';
import { pageTop, Skeleton, SkeletonFields, TabPanel, Tabs } from '@waymark/ui';
import { type ComponentProps, type KeyboardEvent, Suspense, useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import type { TaskEditor } from './editor';
import { EditorHead, type EditorWays } from './editor-head';
import { useFieldLabel } from './field-labels';
import { PlayerPreview } from './preview/player-preview';
import { BasicsTab } from './tabs/basics-tab';
import { countSet } from './tabs/tab-list';
import { TAB_LABELS, TAB_NAMES, type TabName } from './tabs/tabs';
import { hasSameValues } from './typed-fields';
import { useAskedField } from './use-asked-field';
import { useOpenEdit } from './use-open-edit';
import { useTaskEditor } from './use-task-editor';
import { useTaskWrites } from './use-task-writes';

const AdvancedTab = lazyScreen<ComponentProps<typeof import('./tabs/advanced-tab').AdvancedTab>>(
  async () => (await import('./tabs/advanced-tab')).AdvancedTab,
);

const RefusalList = lazyScreenPart(async () => (await import('./refusal-list')).RefusalList);

const Measure = styled.section`
  container: editor-frame / inline-size;
  padding: 16px;
  @media (max-width: 767px) { padding: 12px; }
`;

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 250px;
  align-items: start;
  gap: 32px;
  & > aside { position: sticky; inset-block-start: calc(${pageTop} + 20px); }
  @container editor-frame (max-width: 720px) {
    grid-template-columns: minmax(0, 1fr);
    & > aside { position: static; }
  }
`;

const Form = styled.div`
  container: editor / inline-size;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;
  & [role='tabpanel'] { padding-block-start: 4px; }
  & [role='tablist'] { column-gap: 16px; }
  @container editor-frame (min-width: 481px) {
    & [role='tablist'] { flex-wrap: wrap; row-gap: 0; }
  }
`;

interface EditedChallengeProps extends EditorWays {
  readonly game: Game;
  readonly task: Task;
  /** Draws the editor anew, with nothing typed. */
  readonly onFresh: () => void;
}

/** A challenge with all its fields in tabs. Each field saves by itself. */
export function EditedChallenge({ game, task, onFresh, ...ways }: EditedChallengeProps) {
  const t = useTranslate();
  const labelOf = useFieldLabel();
  const arrival = useFeature('arrival');
  const writes = useTaskWrites(game.id, task.id);
  const editor = useTaskEditor(game.id, task, writes, game.tz);
  const dirty = useEdited(editor, editor.isDirty);
  const restored = useEdited(editor, editor.restoredCount);
  const attempt = useLeaveGuard(dirty);
  const frame = useRef<HTMLElement>(null);
  const [tab, setTab] = useState<TabName>('basics');
  useEditorUndo(frame, editor, labelOf);
  const turnTo = useOpenEdit(game.id, editor, onFresh);
  useAskedField(task.id, frame, setTab);
  // The advanced part is there before somebody reaches for it.
  useEffect(() => AdvancedTab.preload(), []);

  const { view } = editor;
  const name = `challenge-${task.id}`;
  const keys = (event: KeyboardEvent): void => {
    if (event.key.toLowerCase() !== 's' || event.ctrlKey === event.metaKey || event.altKey || event.shiftKey) return;
    event.preventDefault();
    editor.commitAll();
  };
  return (
    <Measure
      ref={frame}
      aria-label={t('Challenge {n}', { n: view.position ?? 1 })}
      onKeyDown={keys}
      onFocusCapture={turnTo}
    >
      <Columns>
        <Form>
          <Refused editor={editor} />
          <EditorHead {...ways} editor={editor} game={game} />
          <RestoredDrafts count={restored} onSave={editor.saveRestored} onDiscard={editor.discard} />
          <Tabs<TabName>
            name={name}
            label={t('Challenge sections')}
            value={tab}
            onChange={setTab}
            tabs={TAB_NAMES.filter((id) => id !== 'arrival' || arrival).map((id) => {
              const set = countSet(id, view);
              return { id, label: t(TAB_LABELS[id]), ...(set > 0 ? { mark: set } : {}) };
            })}
          />
          <TabPanel name={name} tab={tab}>
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
          </TabPanel>
        </Form>
        <aside>
          <LivePreview editor={editor} />
        </aside>
      </Columns>
      <LeaveQuestion near={dirty} attempt={attempt} onLeave={editor.discard} />
    </Measure>
  );
}

function Refused({ editor }: { readonly editor: TaskEditor }) {
  const refusals = useEdited(editor, editor.refused);
  return refusals.length > 0 && <RefusalList task={editor.view.id} refusals={refusals} />;
}

/** The preview follows every keystroke. */
function LivePreview({ editor }: { readonly editor: TaskEditor }) {
  return <PlayerPreview task={useEdited(editor, editor.latest, hasSameValues)} />;
}
