import { keyStarts, keys } from '@waymark/client';
import type { Game } from '@waymark/contract';
import { useLiveMessages } from '@waymark/host-kit';
import { useQueryClient } from '@waymark/host-kit/query';
import { useEffect, useRef } from 'react';
import { type OpenEdit, useOpenEdits } from '../challenge/open-edits';
import type { TaskEditor } from './editor';
import { useForeignEdit } from './use-foreign-edit';

interface OpenEditActs {
  readonly onSave: () => void;
  readonly onLeave: (proceed: () => void) => void;
}

/**
 * Registers this challenge as being edited, and reloads it when one of its files has been processed.
 * @param acts.onSave called to save all edits
 * @param acts.onLeave called before it is closed with unsaved edits
 * @returns a function to call when the challenge is focused
 */
export function useOpenEdit(game: Game, editor: TaskEditor, acts: OpenEditActs): () => void {
  const edits = useOpenEdits();
  const client = useQueryClient();
  const { id, placeholders, realities } = editor.view;
  const restored = editor.restoredCount() > 0;
  const foreign = useForeignEdit(game, editor);
  const latest = useRef({ editor, foreign, acts });
  useEffect(() => {
    latest.current = { editor, foreign, acts };
  });
  useEffect(() => {
    const edit: OpenEdit = {
      id,
      get touched() {
        const { touched, arItems } = latest.current.editor;
        return arItems.get().some((item) => item.touched.size > 0) ? new Set([...touched, 'realities']) : touched;
      },
      hold: (isAnswered) => latest.current.editor.hold(isAnswered),
      answered: () => latest.current.editor.answered(),
      differences: (changed, person) => latest.current.foreign.differences(changed, person),
      tellMerged: (changed, person) => latest.current.foreign.tellMerged(changed, person),
      refresh: (changed, keep) => latest.current.foreign.refresh(changed, keep),
      latest: () => latest.current.editor.latest(),
      isDirty: () => latest.current.editor.isDirty(),
      save: () => latest.current.acts.onSave(),
      askToLeave: (proceed) => latest.current.acts.onLeave(proceed),
      watch: (listener) => latest.current.editor.watch(listener),
    };
    return edits.add(edit);
  }, [edits, id]);
  useEffect(() => {
    if (restored) edits.begin();
  }, [edits, restored]);
  const uuids = [...placeholders.map(({ uuid }) => uuid), ...realities.map((item) => item.model_media_uuid)];
  useLiveMessages(['ss.game.media'], ({ detail }) => {
    const ready = detail.media?.uuid;
    if (!ready || !uuids.includes(ready)) return;
    void client.invalidateQueries({ queryKey: keys.task(game.id, id) });
    void client.invalidateQueries({ queryKey: keyStarts.tasks(game.id) });
  });
  return edits.begin;
}
