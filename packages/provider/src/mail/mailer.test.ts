import { mkdtemp, readdir, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { createServer, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inkOn } from './ink';
import { composeMail } from './layout';
import { openMailer } from './mailer';

const MAIL = composeMail(
  { name: 'Harbour Hunts', colour: '#0b5d7a' },
  { name: 'Jo\r\nBcc: everybody@example.test', address: 'jo@example.test' },
  () => ({
    subject: 'Hello',
    paragraphs: ['<b>Bold</b>'],
    action: { label: 'Go', url: 'https://example.test/?a=1&b=2' },
    note: 'Bye.',
  }),
);

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'waymark-mail-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** A server with enough SMTP to accept or refuse messages. */
async function postOffice(refuses = false) {
  const said: string[] = [];
  const answer = (socket: Socket, line: string, inData: boolean): boolean => {
    if (inData) return line !== '.' || !socket.write('250 Kept\r\n');
    if (/^DATA/i.test(line)) return socket.write('354 Go on\r\n');
    if (/^EHLO/i.test(line)) socket.write('250 post.example\r\n');
    else if (/^QUIT/i.test(line)) socket.end('221 Bye\r\n');
    else socket.write(refuses && /^RCPT/i.test(line) ? '550 No such box\r\n' : '250 Fine\r\n');
    return false;
  };
  const server: Server = createServer((socket) => {
    let inData = false;
    let rest = '';
    socket.write('220 post.example\r\n');
    socket.on('error', () => socket.destroy());
    socket.on('data', (chunk) => {
      const lines = (rest + String(chunk)).split('\r\n');
      rest = lines.pop() ?? '';
      for (const line of lines) {
        said.push(line);
        inData = answer(socket, line, inData);
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { said, url: `smtp://127.0.0.1:${port}`, close: () => server.close() };
}

const never = (error: unknown) => expect(error).toBeUndefined();

it('hands messages to the SMTP server that is named', async () => {
  const office = await postOffice();
  await openMailer({ smtpUrl: office.url, sender: 'games@example.test', outbox: folder }, never).send(MAIL);
  office.close();
  const letter = office.said.join('\n');
  expect(letter).toContain('MAIL FROM:<games@example.test>');
  expect(letter).toContain('RCPT TO:<jo@example.test>');
  expect(letter).toMatch(/^From: Harbour Hunts <games@example.test>$/m);
  expect(letter).toMatch(/^Auto-Submitted: auto-generated$/m);
  expect(await readdir(folder)).toEqual([]);
});

it('says when a message could not be handed over, and tells the operator of those nobody waits for', async () => {
  const office = await postOffice(true);
  const faults: unknown[] = [];
  const mailer = openMailer({ smtpUrl: office.url, sender: 'games@example.test', outbox: folder }, (fault) =>
    faults.push(fault),
  );
  await expect(mailer.send(MAIL)).rejects.toThrow('550');
  mailer.post(MAIL);
  await mailer.close();
  office.close();
  expect(faults).toEqual([expect.objectContaining({ message: expect.stringContaining('550') })]);
});

it('keeps messages in the outbox otherwise, each whole and in a file of its own', async () => {
  const mailer = openMailer({ sender: 'games@example.test', outbox: join(folder, 'outbox') }, never);
  for (let turn = 0; turn < 5; turn += 1) mailer.post(MAIL);
  await mailer.close();
  const names = await readdir(join(folder, 'outbox'));
  expect(names).toHaveLength(5);
  expect(names.every((name) => name.endsWith('.eml'))).toBe(true);
});

it('lets nobody write into the head of a message, or into its page', async () => {
  const office = await postOffice();
  await openMailer({ smtpUrl: office.url, sender: 'games@example.test', outbox: folder }, never).send(MAIL);
  office.close();
  const head = office.said.slice(0, office.said.indexOf('', office.said.indexOf('DATA')));
  expect(head.filter((line) => /^(Bcc|RCPT)/i.test(line))).toEqual(['RCPT TO:<jo@example.test>']);
  expect(MAIL.html).toContain('&lt;b&gt;Bold');
  expect(MAIL.html).toContain('href="https://example.test/?a=1&amp;b=2"');
});

it.each([
  ['#ffffff', '#1c2430'],
  ['#ffd400', '#1c2430'],
  ['#831312', '#ffffff'],
  ['#1a5594', '#ffffff'],
])('writes on %s in %s', (ground, ink) => {
  expect(inkOn(ground)).toBe(ink);
});
