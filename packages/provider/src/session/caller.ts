/** Who calls, as his token says. */
export interface Caller {
  readonly userId: number;
  readonly whiteLabelId: number;
  /** Identifier of the white label. */
  readonly whitelabel: string;
  readonly sessionId: number;
  readonly email: string;
  readonly name: string;
  readonly superAdmin: boolean;
  /** The account's own and the white label's. */
  readonly features: readonly string[];
}
