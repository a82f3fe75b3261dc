import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const bootstrap = join(__dirname, '../bootstrap.mjs');
const run = (args: readonly string[], nodeArgs: readonly string[] = []) =>
  spawnSync(process.execPath, [...nodeArgs, bootstrap, ...args], { encoding: 'utf8' });

describe('the entry point of npm start', () => {
  it('reports a Node version that is too old, before anything else', () => {
    const older = "Object.defineProperty(process.versions, 'node', { value: '20.18.9' })";
    const { status, stderr } = run(['start'], ['--import', `data:text/javascript,${encodeURIComponent(older)}`]);
    expect(stderr).toBe('Waymark needs Node 20.19 or newer; this is Node 20.18.9.\n');
    expect(status).toBe(1);
  });

  it('lists the commands', () => {
    const { status, stderr } = run(['launch']);
    expect(stderr).toBe(
      'There is no command "launch". There are: start, test, reset, maintenance, admin, build-production, bench, chaos, dev, screenshots.\n',
    );
    expect(status).toBe(1);
  });
});
