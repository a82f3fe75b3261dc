/** Events of one mount of a remote. */
export interface MountEvents {
  readonly remote: string;
  readonly signal: AbortSignal;
  /** The remote is completely removed. */
  readonly onCrash: (error: unknown) => void;
  /** An error in the remote, which otherwise continues. */
  readonly onProblem: (error: unknown) => void;
}
