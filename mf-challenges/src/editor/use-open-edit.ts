import type { GameId } from '@waymark/contract';
import { useLiveMessages } from '@waymark/host-kit';
import { useQueryClient } from '@waymark/host-kit/query';
import { useEffect, useRef } from 'react';
import { useOpenEdits } from '../challenge/open-edits';
import type { TaskEditor } from './use-task-editor';

/** Tells the screen that this challenge is being edited, and loads it anew when a file of it has been processed. */
export function useOpenEdit(game: GameId, editor: TaskEditor, onFresh: () => void): void {
  const edits = useOpenEdits();
  const client = useQueryClient();
  const { id, placeholders } = editor.view;
  const latest = useRef({ editor, onFresh });
  useEffect(() => {
    latest.current = { editor, onFresh };
  });
  useEffect(() => {
    const edit = {
      id,
      touched: latest.current.editor.touched,
      hold: () => latest.current.editor.hold(),
      refresh: () => {
        latest.current.editor.discard();
        latest.current.onFresh();
      },
    };
    edits.add(edit);
    return () => void edits.delete(edit);
  }, [edits, id]);
  useLiveMessages(['ss.game.media'], ({ detail }) => {
    if (!placeholders.some(({ uuid }) => uuid === detail.media?.uuid)) return;
    void client.invalidateQueries({ queryKey: ['task', game, id] });
    void client.invalidateQueries({ queryKey: ['tasks', game] });
  });
}
