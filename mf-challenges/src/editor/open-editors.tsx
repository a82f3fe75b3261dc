import type { GameId, Task, TaskId } from '@waymark/contract';
import { useRef } from 'react';
import styled from 'styled-components';
import { ChallengeEditor } from './challenge-editor';
import type { EditorWays } from './editor-ways';
import { useLiveEdits } from './use-live-edits';

const Slot = styled.div`
  display: contents;
  &[hidden] { display: none; }
`;

/** The open challenges, and navigation from them. */
export interface OpenEditorsProps {
  readonly game: GameId;
  readonly open: readonly TaskId[];
  readonly front: TaskId | undefined;
  /** The displayed challenges of the list: shown immediately, then reloaded. */
  readonly items: readonly Task[];
  /** Navigation from a challenge. */
  readonly waysOf: (id: TaskId) => EditorWays;
}

/**
 * The open challenges, one of them in front. The others keep their edits. One that hasn't been in front in this visit
 * isn't rendered yet.
 */
export function OpenEditors({ game, open, front, items, waysOf }: OpenEditorsProps) {
  useLiveEdits(game);
  const seen = useRef(new Set<TaskId>()).current;
  if (front !== undefined) seen.add(front);
  for (const id of seen) if (!open.includes(id)) seen.delete(id);
  // In a stable order: a moved element loses its focus and scroll position.
  return [...seen].sort().map((id) => (
    <Slot key={id} hidden={id !== front}>
      <ChallengeEditor
        game={game}
        id={id}
        known={items.find((task) => task.id === id)}
        front={id === front}
        {...waysOf(id)}
      />
    </Slot>
  ));
}
