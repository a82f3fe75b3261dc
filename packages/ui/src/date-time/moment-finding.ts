/** What is wrong with a moment, and a moment that would be right. */
export interface MomentFinding {
  readonly message: string;
  readonly fix?: string;
}
