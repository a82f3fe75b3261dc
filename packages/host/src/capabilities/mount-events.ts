/** What concerns one mount of a remote alone. */
export interface MountEvents {
  readonly remote: string;
  readonly signal: AbortSignal;
  /** Nothing of the remote is left on screen. */
  readonly onCrash: (error: unknown) => void;
  /** Something went wrong in it; the rest of it goes on. */
  readonly onProblem: (error: unknown) => void;
}
