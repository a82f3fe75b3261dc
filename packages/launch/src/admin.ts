import { demoOperations } from '@waymark/demo/operations';
import { runAdmin } from '@waymark/provider/operator';

/** `npm run admin -- <command>`, `waymark-admin <command>`: what operators do to a running or stopped provider. */
process.exitCode = await runAdmin(process.argv.slice(2), process.env, (line) => console.log(line), demoOperations);
