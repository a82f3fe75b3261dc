import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { postOffice } from '../testing/post-office';
import { inkOn } from './ink';
import { composeMail } from './layout';
import { openMailer } from './mailer';
import { isPostponed, isRefused } from './refused';

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

it('sends messages through the configured SMTP server', async () => {
  const office = await postOffice();
  await openMailer({ smtpUrl: office.url, sender: 'games@example.test', outbox: folder }).send(MAIL);
  office.close();
  const letter = office.lines.join('\n');
  expect(letter).toContain('MAIL FROM:<games@example.test>');
  expect(letter).toContain('RCPT TO:<jo@example.test>');
  expect(letter).toMatch(/^From: Harbour Hunts <games@example.test>$/m);
  expect(letter).toMatch(/^Auto-Submitted: auto-generated$/m);
  expect(await readdir(folder)).toEqual([]);
});

it('tells permanent refusals from temporary failures', async () => {
  const office = await postOffice({ refuses: true });
  const mailer = openMailer({ smtpUrl: office.url, sender: 'games@example.test', outbox: folder });
  const refusal = await mailer.send(MAIL).catch((error: unknown) => error);
  office.close();
  expect(refusal).toEqual(expect.objectContaining({ message: expect.stringContaining('550') }));
  const absence = await mailer.send(MAIL).catch((error: unknown) => error);
  expect([isRefused(refusal), isRefused(absence)]).toEqual([true, false]);
  // The mail server's answer to one address, and one to everybody.
  expect(refusal).toMatchObject({ responseCode: 550, command: 'RCPT TO' });
  const full = { responseCode: 452, command: 'RCPT TO' };
  const closed = { responseCode: 421, command: 'CONN' };
  expect([refusal, absence, full, closed].map(isPostponed)).toEqual([false, false, true, false]);
  // Refusals of everybody's messages.
  const wrongPassword = { responseCode: 535, command: 'AUTH PLAIN' };
  const wrongSender = { responseCode: 553, command: 'MAIL FROM' };
  const tooLarge = { responseCode: 552, command: 'DATA' };
  expect([wrongPassword, wrongSender, tooLarge].map(isRefused)).toEqual([false, false, true]);
});

it('writes each message to its own outbox file without SMTP', async () => {
  const mailer = openMailer({ sender: 'games@example.test', outbox: join(folder, 'outbox') });
  await Promise.all(Array.from({ length: 5 }, () => mailer.send(MAIL)));
  const names = await readdir(join(folder, 'outbox'));
  expect(names).toHaveLength(5);
  expect(names.every((name) => name.endsWith('.eml'))).toBe(true);
});

it('prevents header and HTML injection', async () => {
  const office = await postOffice();
  await openMailer({ smtpUrl: office.url, sender: 'games@example.test', outbox: folder }).send(MAIL);
  office.close();
  const head = office.lines.slice(0, office.lines.indexOf('', office.lines.indexOf('DATA')));
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
