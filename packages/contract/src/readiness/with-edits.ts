import type { GameContent, GameToCheck, TaskToCheck } from './finding';

/** What is being edited: challenges as they would be, and settings of the game. */
export interface Edits {
  readonly tasks?: Iterable<TaskToCheck>;
  readonly game?: GameToCheck;
}

/** A game with what is being edited laid over it. A challenge that is not in it is left alone: it was deleted meanwhile. */
export function withEdits(content: GameContent, { tasks = [], game }: Edits): GameContent {
  const edited = new Map([...tasks].map((task) => [task.id, task]));
  return {
    ...content,
    game: { ...content.game, ...game },
    tasks: edited.size === 0 ? content.tasks : content.tasks.map((task) => edited.get(task.id) ?? task),
  };
}
