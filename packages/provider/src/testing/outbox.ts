import { on } from 'node:events';
import { watch } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

const TIMEOUT = 60_000;

/** A message from the outbox, parsed like in a mail program. */
export interface ReadMail {
  readonly headers: string;
  readonly text: string;
  readonly html: string;
}

/** Messages in an outbox to an address, oldest first, once there are enough. */
export async function mailTo(folder: string, address: string, least: number): Promise<ReadMail[]> {
  // Matches the first spelling of an address, because Maren@ and maren@ are the same account.
  const wanted = address.toLowerCase();
  const find = async () => (await readOutbox(folder)).filter(({ headers }) => headers.toLowerCase().includes(wanted));
  const watcher = watch(folder);
  // Subscribes before reading, so that no message is missed in between.
  const changes = on(watcher, 'change', { signal: AbortSignal.timeout(TIMEOUT) });
  try {
    for (;;) {
      const found = await find();
      if (found.length >= least) return found;
      await changes.next();
    }
  } finally {
    watcher.close();
    await changes.return?.();
  }
}

async function readOutbox(folder: string): Promise<ReadMail[]> {
  const names = await readdir(folder).catch(() => []);
  const whole = names.filter((name) => name.endsWith('.eml')).sort();
  return Promise.all(whole.map(async (name) => readMail(await readFile(join(folder, name), 'utf8'))));
}

function readMail(eml: string): ReadMail {
  const [headers = ''] = eml.split('\r\n\r\n', 1);
  const boundary = /boundary="([^"]+)"/.exec(headers)?.[1] ?? '';
  const part = (type: string) => {
    const found = eml.split(`--${boundary}`).find((piece) => piece.includes(`Content-Type: ${type}`)) ?? '';
    const body = found.slice(found.indexOf('\r\n\r\n') + 4);
    if (/Transfer-Encoding: base64/i.test(found)) return Buffer.from(body, 'base64').toString('utf8');
    return /quoted-printable/i.test(found) ? fromQuotedPrintable(body) : body;
  };
  return { headers, text: part('text/plain'), html: part('text/html') };
}

function fromQuotedPrintable(text: string): string {
  const bytes = text
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}
