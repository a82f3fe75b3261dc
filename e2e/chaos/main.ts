import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { BUILT } from '@waymark/launch';
import { openPublicHost, type PublicHost } from '../support/public-host';
import { callerOf } from './caller';
import { judge } from './judge';
import { type Nodes, troublesOf } from './troubles';
import { Work } from './work';

/** Calls per second of all organisers together. */
const PER_SECOND = 20;
/** Between two faults. */
const QUIET_MS = 8000;
const PASSWORD = 'nine lanterns burn';

/** Works with two nodes behind nginx for some minutes while things break. @returns whether all is as it should be */
async function main(minutes: number): Promise<boolean> {
  const store = await mkdtemp(join(tmpdir(), 'waymark-chaos-'));
  for (const part of ['registry', 'remotes']) await cp(join(BUILT.store, part), join(store, part), { recursive: true });
  const key = (await readFile(BUILT.key, 'utf8')).trim();
  const host = await openPublicHost({ WAYMARK_STORE: store, WAYMARK_REGISTRY_KEY: key });
  try {
    const seats: Nodes['seats'] = [await host.start(0), await host.start(1)];
    const nodes: Nodes = { seats, said: '' };
    const work = await begin(host);
    const end = Date.now() + minutes * 60_000;
    const troubles = troublesOf(host, nodes, store);
    for (let turn = 0; Date.now() < end || turn < troubles.length; turn += 1) {
      const trouble = troubles[turn % troubles.length];
      if (!trouble) break;
      console.log(`${new Date().toISOString().slice(11, 19)} ${trouble.name}`);
      work.during(trouble.name);
      await trouble.happen();
      // Calls in progress belong to the fault.
      await pause(QUIET_MS / 2);
      work.during('quiet');
      await pause(QUIET_MS);
    }
    const lost = await work.end();
    const said = nodes.said + nodes.seats.map((node) => node.said()).join('');
    return judge({ phases: work.phases, troubles, lost, said });
  } finally {
    await host.close();
    await rm(store, { recursive: true, force: true });
  }
}

/** Creates a white label, a person and a game, and starts working. */
async function begin(host: PublicHost): Promise<Work> {
  await host.admin('white-label', 'add', 'hunts', '--name', 'Night Hunts');
  const made = await host.admin('super-admin', 'add', 'ada@hunts.example', '--white-label', 'hunts');
  const reset = new URL(String(made.choose_password_within_an_hour)).searchParams.get('token');
  let token: string | undefined;
  const call = callerOf(host.origin, 'hunts', () => token);
  const chosen = { token: reset, password: PASSWORD, password_confirmation: PASSWORD };
  ({ token } = (await call('PATCH', '/users/password.json', chosen)).body as { token: string });
  const { body } = await call('POST', '/games.json', { name: 'A night of everything' });
  const work = new Work(call, (body as { game: { id: number } }).game.id);
  await work.begin(PER_SECOND);
  return work;
}

process.exitCode = (await main(Number(process.argv[2] ?? 10))) ? 0 : 1;
