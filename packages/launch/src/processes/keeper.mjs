/**
 * Runs a third-party program and ends it when its parent process is gone. Arguments: user and group to run as (or -),
 * the program, its arguments.
 */
import { spawn } from 'node:child_process';

const [uid, gid, program, ...args] = process.argv.slice(2);
const child = spawn(program, args, {
  stdio: ['ignore', 'inherit', 'inherit'],
  ...(uid === '-' ? {} : { uid: Number(uid), gid: Number(gid) }),
});
// PostgreSQL handles SIGINT as a fast, orderly shutdown.
const end = () => child.kill('SIGINT');
for (const occasion of ['disconnect', 'SIGTERM', 'SIGINT']) process.on(occasion, end);
child.on('error', (error) => {
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
});
child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
