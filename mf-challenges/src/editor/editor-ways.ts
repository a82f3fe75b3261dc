/** Navigation from a challenge. */
export interface EditorWays {
  /** Number of challenges in the game. */
  readonly count?: number;
  readonly onPrevious?: (() => void) | undefined;
  readonly onNext?: (() => void) | undefined;
  readonly onClose?: (() => void) | undefined;
  readonly onDuplicate?: (() => void) | undefined;
  /** Asks for confirmation to delete the challenge. */
  readonly onDelete?: (() => void) | undefined;
}
