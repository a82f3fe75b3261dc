import { setTimeout as pause } from 'node:timers/promises';
import { BLAST_METHOD } from '@waymark/contract';
import type { ProviderRun } from '../bench-run';
import { callAsOwner } from '../processes/api';
import { AUDIENCE, fillCrowdIn } from '../processes/crowd';
import { openPostOffice } from '../processes/post-office';
import { startProgram } from '../processes/program';
import type { Figure } from '../result/figure';

const PROGRAM = new URL('../processes/crowd-provider.ts', import.meta.url);
/** The provider is killed after this many were sent. */
const KILLED_AT = AUDIENCE / 2;
const TIMEOUT_MS = 300_000;

/** A message to 5,000 people by e-mail, with the provider killed half-way and restarted. */
export async function measureMails(run: ProviderRun): Promise<Figure[]> {
  const { end, print } = run;
  print(`${AUDIENCE} mails`);
  const embedded = run.engines.find(({ name }) => name === 'PGlite');
  const data = await embedded?.copy();
  if (!data?.WAYMARK_DATA) throw new Error('There is no embedded database.');
  const crowd = await fillCrowdIn(data.WAYMARK_DATA);
  const office = await openPostOffice(end);
  const env = { ...data, WAYMARK_POST_OFFICE: office.url };
  const first = await startProgram(end, PROGRAM, env);
  const { origin } = first.ready as { origin: string };
  const { headers } = await callAsOwner(origin);
  const began = performance.now();
  const note = { method: BLAST_METHOD.email, subject: 'Head for the pump house', message: 'Fifteen minutes left.' };
  const path = `${origin}/v1/games/${crowd.audience}/blast.json`;
  const answer = await fetch(path, { method: 'POST', headers, body: JSON.stringify(note) });
  if (!answer.ok) throw new Error(`The message was met with ${answer.status}: ${await answer.text()}`);
  const until = async (isSo: () => boolean) => {
    const deadline = performance.now() + TIMEOUT_MS;
    while (!isSo()) {
      end.check();
      if (performance.now() > deadline) throw new Error(`Only ${office.taken.length} mails came.`);
      await pause(50);
    }
  };
  await until(() => office.taken.length >= KILLED_AT);
  const sending = performance.now() - began;
  await first.kill();
  const killedAt = office.taken.length;
  const second = await startProgram(end, PROGRAM, env);
  const people = () => new Set(office.taken.map(({ to }) => to)).size;
  await until(() => people() >= AUDIENCE);
  // Messages being sent are finished before it ends.
  await second.stop();

  const letters = new Set(office.taken.map(({ id }) => id)).size;
  const group = `${AUDIENCE} mails, the provider killed after ${killedAt}`;
  const count = (name: string, value: number, budget: number, detail?: string): Figure => ({
    group,
    name,
    value,
    unit: 'count',
    budget,
    ...(detail ? { detail } : {}),
  });
  return [
    count('people who were missed', AUDIENCE - people(), 0, `${office.taken.length} mails to ${people()} people`),
    count('people who got two messages', letters - people(), 0),
    count('mails repeated under their name, which a mailbox shows once', office.taken.length - letters, 1),
    {
      group,
      name: 'a mail',
      value: sending / killedAt,
      unit: 'ms',
      detail: `${((killedAt * 1000) / sending).toFixed(0)} a second`,
    },
  ];
}
