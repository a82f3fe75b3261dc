/** Where one can go from a challenge. */
export interface EditorWays {
  /** How many challenges the game has. */
  readonly count?: number;
  readonly onPrevious?: (() => void) | undefined;
  readonly onNext?: (() => void) | undefined;
  readonly onClose?: (() => void) | undefined;
  /** Asks whether the challenge is to be deleted. */
  readonly onDelete?: (() => void) | undefined;
}
