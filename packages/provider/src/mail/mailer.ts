import { randomUUID } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Mail, Mailer } from './mail';

/** How messages are sent. */
export interface MailOptions {
  /**
   * Address of an SMTP server, such as `smtps://user:password@mail.example:465`; without one, messages are written to a
   * folder.
   */
  readonly smtpUrl?: string | undefined;
  /** Sender address. */
  readonly sender: string;
  /** Folder for unsent messages. */
  readonly outbox: string;
}

/** Timeout of each SMTP step, because the call's response waits for it. */
const TIMEOUT = 10_000;

/** Sends messages to the SMTP server, or writes them to the outbox as `.eml` files. */
export function openMailer(options: MailOptions): Mailer {
  const { sender, smtpUrl } = options;
  return { send: smtpUrl ? smtpSending(smtpUrl, sender) : outboxSending(options) };
}

// Few processes ever send mail, so the composer is loaded on first use.
const load = () => import('nodemailer');

const addressed = ({ from, to, subject, text, html, id }: Mail, sender: string) => ({
  from: { name: from, address: sender },
  to,
  subject,
  text,
  html,
  ...(id ? { messageId: `<${id}@${sender.slice(sender.lastIndexOf('@') + 1)}>` } : {}),
  // Nobody reads replies, so suppress out-of-office notices.
  headers: { 'Auto-Submitted': 'auto-generated' },
});

function smtpSending(url: string, sender: string): Mailer['send'] {
  let transport: Promise<{ sendMail(mail: ReturnType<typeof addressed>): Promise<unknown> }> | undefined;
  const open = async () => {
    const { createTransport } = await load();
    const timeouts = { connectionTimeout: TIMEOUT, greetingTimeout: TIMEOUT, socketTimeout: TIMEOUT };
    return createTransport({ url, ...timeouts });
  };
  return async (mail) => {
    transport ??= open();
    await (await transport).sendMail(addressed(mail, sender));
  };
}

function outboxSending({ outbox, sender }: MailOptions): Mailer['send'] {
  return async (mail) => {
    const { createTransport } = await load();
    const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
    const { message } = await composer.sendMail(addressed(mail, sender));
    await mkdir(outbox, { recursive: true, mode: 0o700 });
    const name = mail.id ?? `${new Date().toISOString().replaceAll(':', '-')}-${randomUUID().slice(0, 8)}`;
    // Programs that watch the folder must only see complete messages.
    const beside = join(outbox, `.${name}.part`);
    await writeFile(beside, message as Buffer, { mode: 0o600 });
    await rename(beside, join(outbox, `${name}.eml`));
  };
}
