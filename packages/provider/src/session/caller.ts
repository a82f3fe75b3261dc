/** The caller, according to the token. */
export interface Caller {
  readonly userId: number;
  readonly whiteLabelId: number;
  /** Identifier of the white label. */
  readonly whitelabel: string;
  readonly sessionId: number;
  readonly email: string;
  readonly name: string;
  readonly superAdmin: boolean;
  /** The session belongs to a judge link: it may judge one game and do nothing else. */
  readonly byLink: boolean;
  /** Features of the account and its white label. */
  readonly features: readonly string[];
}
