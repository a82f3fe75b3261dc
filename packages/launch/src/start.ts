import { buildAll } from './build-all';
import { runCommand } from './command';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from './demo-accounts';
import { PlainFailure } from './plain-failure';
import { startPlayers } from './processes/players';
import { ROOT } from './root';
import { requireFreePorts } from './settings/free-ports';
import { readSettings } from './settings/settings';
import { startStack } from './stack';

const print = (line: string) => console.log(line);

/** Teams play the demo game while it runs; `WAYMARK_DEMO_PLAY=off` or `npm start -- --no-players` turns that off. */
const PLAYED = process.env.WAYMARK_DEMO_PLAY !== 'off' && !process.argv.includes('--no-players');
const DEMO_PLAY = { WAYMARK_DEMO_PLAY: PLAYED ? 'on' : 'off' };

/** `npm start`: builds what changed, runs everything, and stops everything at the end. */
await runCommand(async ({ signal, requested }) => {
  const settings = readSettings(process.env, ROOT);
  await requireFreePorts(settings.ports, settings.startsProvider);
  await Promise.race([buildAll(print, { shellOnly: settings.store !== undefined }), requested]);
  if (signal.aborted) return 0;
  print(settings.startsProvider ? 'Starting the provider' : `Using the provider at ${settings.page.apiOrigin}`);
  const starting = startStack({
    settings,
    providerEnv: DEMO_PLAY,
    onProviderLine: (line) => print(`provider: ${line}`),
  });
  const stack = await Promise.race([starting, requested]);
  if (!stack) {
    await (await starting.catch(() => undefined))?.stop();
    return 0;
  }
  print(`\nWaymark is ready at ${stack.origin}\n`);
  if (stack.provider && settings.hasDemo) printAccounts();
  // The documents have no calls for players.
  const played = PLAYED && settings.hasDemo && stack.provider !== undefined && settings.profile === undefined;
  const players = played ? startPlayers(settings, (line) => print(`players: ${line}`)) : undefined;
  const ended = await Promise.race([requested, ...(stack.provider ? [stack.provider.ended] : [])]);
  await players?.stop();
  await stack.stop();
  if (!ended) return 0;
  throw new PlainFailure(`The provider has ended, so everything ends: ${stack.provider?.reasonFor(ended)}.`);
});

function printAccounts(): void {
  print(`Demo accounts, all with the password ${DEMO_PASSWORD}:`);
  for (const { email, role } of DEMO_ACCOUNTS) print(`  ${email.padEnd(24)}${role}`);
  print('\nCtrl-C ends it; the data stays. "npm run reset" begins again.');
}
