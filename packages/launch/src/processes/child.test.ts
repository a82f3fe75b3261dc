import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';

let parent: ChildProcess | undefined;
let connection: Socket | undefined;
let grandchild = 0;

afterEach(() => {
  parent?.kill('SIGKILL');
  // While it is connected it is alive, because its process id cannot have been reused.
  if (connection?.closed === false) process.kill(grandchild, 'SIGKILL');
  connection?.destroy();
});

/** Starts the trial's parent and connects to the program that it starts. */
async function connectToGrandchild(): Promise<Socket> {
  const started = spawn(process.execPath, ['--import', 'tsx', join(__dirname, 'trial/parent.ts')], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  parent = started;
  const [lines] = (await once(started.stdout, 'data')) as [Buffer];
  const [port = 0, pid = 0] = lines.toString().match(/\d+/g)?.map(Number) ?? [];
  grandchild = pid;
  const opened = connect({ port, host: '127.0.0.1' });
  connection = opened;
  await once(opened, 'connect');
  return opened;
}

describe('a child process', () => {
  it.each(['SIGKILL', 'SIGTERM'] as const)(
    'exits when its parent exits from %s',
    async (signal) => {
      const opened = (await connectToGrandchild()).resume();
      // A killed program may end the connection with a reset, which counts as gone.
      opened.on('error', () => undefined);
      const gone = new Promise((resolve) => opened.once('close', resolve));
      parent?.kill(signal);
      await gone;
      expect(opened.destroyed).toBe(true);
    },
    20_000,
  );
});
