import type { GameId, Task, TaskId } from '@waymark/contract';
import { Skeleton, SkeletonFields } from '@waymark/ui';
import { Suspense, useRef } from 'react';
import styled from 'styled-components';
import type { EditorWays } from '../editor/editor-ways';
import { ChallengeEditor } from '../editor/lazy-editor';

const Slot = styled.div`
  display: contents;
  &[hidden] { display: none; }
`;

interface OpenEditorsProps {
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
      <Suspense
        fallback={
          <Skeleton>
            <SkeletonFields fields={5} />
          </Skeleton>
        }
      >
        <ChallengeEditor
          game={game}
          id={id}
          known={items.find((task) => task.id === id)}
          front={id === front}
          {...waysOf(id)}
        />
      </Suspense>
    </Slot>
  ));
}
