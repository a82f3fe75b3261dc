import type { GameContent, GameToCheck, TaskToCheck } from './finding';

/** Unsaved edits: challenges as they would be, and settings of the game. */
export interface Edits {
  readonly tasks?: Iterable<TaskToCheck>;
  readonly game?: GameToCheck;
}

/** A game with unsaved edits applied. Edits of missing challenges are ignored, because those have been deleted. */
export function withEdits(content: GameContent, { tasks = [], game }: Edits): GameContent {
  const edited = new Map([...tasks].map((task) => [task.id, task]));
  return {
    ...content,
    game: { ...content.game, ...game },
    tasks: edited.size === 0 ? content.tasks : content.tasks.map((task) => edited.get(task.id) ?? task),
  };
}
