import type { Task } from '@waymark/contract';

/** Navigation from a challenge. */
export interface EditorWays {
  /** Number of challenges in the game. */
  readonly count?: number;
  readonly onPrevious?: (() => void) | undefined;
  readonly onNext?: (() => void) | undefined;
  readonly onClose?: (() => void) | undefined;
  readonly onDuplicate?: ((task: Task) => void) | undefined;
  /** Asks for confirmation to delete the challenge. */
  readonly onDelete?: ((task: Task) => void) | undefined;
}
