/** A problem with a date and time, and a value that would fix it. */
export interface MomentFinding {
  readonly message: string;
  readonly fix?: string;
}
