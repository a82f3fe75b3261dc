import { setTimeout as pause } from 'node:timers/promises';
import { between } from './chance';
import { Refused } from './person';
import { isRefusal, openTable } from './table';

/** Milliseconds between two moves. */
const PACE = { least: 2500, most: 9000 } as const;
/** Milliseconds until the next attempt when the provider is unreachable. */
const RETRY_DELAY_MS = 30_000;

const { WAYMARK_PLAYERS_API, WAYMARK_PLAYERS_WHITELABEL, WAYMARK_PLAYERS_PASSWORD } = process.env;
const { WAYMARK_PLAYERS_OWNER, WAYMARK_PLAYERS_JUDGE } = process.env;
const table = openTable({
  api: WAYMARK_PLAYERS_API ?? 'http://localhost:4000/v1',
  whitelabel: WAYMARK_PLAYERS_WHITELABEL ?? 'harbour',
  owner: WAYMARK_PLAYERS_OWNER ?? 'owner@demo.test',
  judge: WAYMARK_PLAYERS_JUDGE ?? 'judge@demo.test',
  password: WAYMARK_PLAYERS_PASSWORD ?? '',
});
const ended = new AbortController();
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => ended.abort());

let logged = '';
let seated = false;
while (!ended.signal.aborted) {
  const wait = await table.move().then(
    () => {
      seated = true;
      return between(Math.random, PACE.least, PACE.most);
    },
    (error: unknown) => {
      // Without demo accounts this is someone's own data, so nobody plays.
      if (!seated && error instanceof Refused && (error.status === 401 || error.status === 404)) ended.abort();
      if (!isRefusal(error)) logOnce(error);
      return isRefusal(error) ? PACE.most : RETRY_DELAY_MS;
    },
  );
  await pause(wait, undefined, { signal: ended.signal }).catch(() => undefined);
}
process.exit(0);

/** Logs a repeated error only once. */
function logOnce(error: unknown): void {
  const text = error instanceof Error ? error.message : String(error);
  if (text !== logged) console.error(text);
  logged = text;
}
