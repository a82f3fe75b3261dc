import type { Task } from '@waymark/contract';

/** The actions of a card. One object for all cards, so a card re-renders only when its challenge changes. */
export interface CardActions {
  move(task: Task, to: number): void;
  /** Brings it to the front in the editor. */
  open(task: Task): void;
  close(task: Task): void;
  select(task: Task, selected: boolean): void;
  duplicate(task: Task): void;
  askDelete(task: Task): void;
}
