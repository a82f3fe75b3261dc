import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';

let parent: ChildProcess | undefined;
afterEach(() => {
  parent?.kill('SIGKILL');
});

/** Starts the parent of the trial and connects to the program that it starts. */
async function connectToGrandchild(): Promise<{ parent: ChildProcess; connection: Socket }> {
  const started = spawn(process.execPath, ['--import', 'tsx', join(__dirname, 'trial/parent.ts')], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  parent = started;
  const [said] = (await once(started.stdout, 'data')) as [Buffer];
  const port = Number(/port (\d+)/.exec(said.toString())?.[1]);
  const connection = connect({ port, host: '127.0.0.1' });
  await once(connection, 'connect');
  return { parent: started, connection };
}

describe('a program that was started beside this one', () => {
  it.each(['SIGKILL', 'SIGTERM'] as const)(
    'ends when the one that started it ends of %s',
    async (signal) => {
      const { parent, connection } = await connectToGrandchild();
      connection.resume();
      const gone = once(connection, 'close');
      parent.kill(signal);
      await gone;
      expect(connection.destroyed).toBe(true);
    },
    20_000,
  );
});
