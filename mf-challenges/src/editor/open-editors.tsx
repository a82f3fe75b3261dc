import type { GameId, TaskId } from '@waymark/contract';
import { useRef } from 'react';
import styled from 'styled-components';
import { ChallengeEditor } from './challenge-editor';
import { useLiveEdits } from './use-live-edits';
import { type WayParts, waysFrom } from './ways-of';

const Slot = styled.div`
  display: contents;
  &[hidden] { display: none; }
`;

/** Props of OpenEditors. */
export interface OpenEditorsProps {
  readonly game: GameId;
  readonly open: readonly TaskId[];
  readonly front: TaskId | undefined;
  /** Navigation from a challenge. Challenges in the list are shown immediately, then reloaded. */
  readonly ways: WayParts;
}

/**
 * The open challenges, one of them in front. The others keep their edits. One that hasn't been in front in this visit
 * isn't rendered yet.
 */
export function OpenEditors({ game, open, front, ways }: OpenEditorsProps) {
  useLiveEdits(game);
  const seen = useRef(new Set<TaskId>()).current;
  if (front !== undefined) seen.add(front);
  for (const id of seen) if (!open.includes(id)) seen.delete(id);
  const waysOf = waysFrom(ways);
  // In a stable order: a moved element loses its focus and scroll position.
  return [...seen].sort().map((id) => (
    <Slot key={id} hidden={id !== front}>
      <ChallengeEditor
        game={game}
        id={id}
        known={ways.items?.find((task) => task.id === id)}
        front={id === front}
        {...waysOf(id)}
      />
    </Slot>
  ));
}
