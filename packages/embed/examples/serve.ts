import { DEMO_PASSWORD, originOf, PARTNER_OFFSET, ROOT, readSettings, runCommand } from '@waymark/launch';
import { startPartner } from './partner-server';

/** `pnpm embed-examples`: the examples against the builder that `npm start` runs. */
await runCommand(async ({ asked }) => {
  const { ports, page } = readSettings(process.env, ROOT);
  const server = await startPartner({
    port: ports.shell + PARTNER_OFFSET,
    builder: originOf(ports.shell),
    apiOrigin: page.apiOrigin,
    realtimeOrigin: new URL(page.realtimeUrl).origin,
    remoteOrigins: Object.values(ports.remotes).map(originOf),
    whitelabel: page.whitelabel,
    password: DEMO_PASSWORD,
  });
  console.log(`The examples are at ${server.origin}`);
  await asked;
  await server.close();
  return 0;
});
