/** A message to one person. */
export interface Mail {
  /** Sender name: the brand. The sender address is the operator's. */
  readonly from: string;
  readonly to: { readonly name: string; readonly address: string };
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Names the message: sent again under its name, mail programs and the outbox know it for the same one. */
  readonly id?: string;
}

/** Sends messages. */
export interface Mailer {
  /** Resolves when the message has been accepted. @throws if it was not */
  send(mail: Mail): Promise<void>;
}
