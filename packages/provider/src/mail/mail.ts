/** A message to one person. */
export interface Mail {
  /** Sender name: the brand. The sender address is the operator's. */
  readonly from: string;
  readonly to: { readonly name: string; readonly address: string };
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Identifies the message, so that mail programs and the outbox recognise a repeat. */
  readonly id?: string;
}

/** Sends messages. */
export interface Mailer {
  /** Resolves once the message is accepted. @throws if it is not */
  send(mail: Mail): Promise<void>;
}
