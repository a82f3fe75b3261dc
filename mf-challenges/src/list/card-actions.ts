import type { Task } from '@waymark/contract';

/** What can be done with the challenge of a card. One object for all cards: a card is drawn again when it changes alone. */
export interface CardActions {
  move(task: Task, to: number): void;
  /** Puts it in front in the editor. */
  open(task: Task): void;
  close(task: Task): void;
  select(task: Task, selected: boolean): void;
  duplicate(task: Task): void;
  askDelete(task: Task): void;
}
