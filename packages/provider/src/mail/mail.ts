/** A message to one person. */
export interface Mail {
  /** Name the message comes from: the brand. The address it comes from is the operator's. */
  readonly from: string;
  readonly to: { readonly name: string; readonly address: string };
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** Sends messages. */
export interface Mailer {
  /** Resolves when the message was handed over. @throws when it could not be */
  send(mail: Mail): Promise<void>;
  /** Sends a message that nobody waits for; the operator is told when it could not be handed over. */
  post(mail: Mail): void;
  /** Resolves when nothing is on its way any more. */
  close(): Promise<void>;
}
