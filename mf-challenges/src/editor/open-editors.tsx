import type { GameId, Task, TaskId } from '@waymark/contract';
import { useRef } from 'react';
import styled from 'styled-components';
import { ChallengeEditor } from './challenge-editor';
import type { EditorWays } from './editor-ways';

const Slot = styled.div`
  display: contents;
  &[hidden] { display: none; }
`;

/** What is open, and where one can go from it. */
export interface OpenEditorsProps {
  readonly game: GameId;
  readonly open: readonly TaskId[];
  readonly front: TaskId | undefined;
  /** The challenges on view in the list: shown at once, and read again. */
  readonly items: readonly Task[];
  /** Where one can go from a challenge. */
  readonly waysOf: (id: TaskId) => EditorWays;
}

/**
 * The open challenges, one of them in front. The others keep what is typed in them. One that has not been in front in this
 * visit is not drawn yet.
 */
export function OpenEditors({ game, open, front, items, waysOf }: OpenEditorsProps) {
  const seen = useRef(new Set<TaskId>()).current;
  if (front !== undefined) seen.add(front);
  for (const id of seen) if (!open.includes(id)) seen.delete(id);
  // In an order that stays: an element that is moved loses its focus and its scroll.
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
