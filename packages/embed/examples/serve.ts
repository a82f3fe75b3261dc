import { ROOT, readSettings, runCommand } from '@waymark/launch';
import { partnerOf, startPartner } from './partner-server';

/** `pnpm embed-examples`: the examples with the builder that `npm start` runs. */
await runCommand(async ({ requested }) => {
  const server = await startPartner(partnerOf(readSettings(process.env, ROOT)));
  console.log(`The examples are at ${server.origin}`);
  await requested;
  await server.close();
  return 0;
});
