/**
 * Entry point of `npm start` and `npm test` on a machine with nothing but Node: installs the lockfile, then runs the
 * command. Plain Node, because nothing is installed yet.
 */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { accessSync, constants, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
const COMMANDS = [
  'start',
  'test',
  'reset',
  'maintenance',
  'admin',
  'build-production',
  'bench',
  'chaos',
  'dev',
  'screenshots',
];
const NODE_FLOOR = [20, 19];
const STAMP = join(ROOT, 'node_modules', '.waymark-installed');
const PROGRESS_EVERY_MS = 5000;

const [command = 'start', ...rest] = process.argv.slice(2);
checkCommand();
checkNode();
const environment = withHome(process.env);
await install();
process.exitCode = await hand(command, rest);

function fail(sentence) {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

function checkCommand() {
  if (!COMMANDS.includes(command)) fail(`There is no command "${command}". There are: ${COMMANDS.join(', ')}.`);
}

function checkNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  const enough = major > NODE_FLOOR[0] || (major === NODE_FLOOR[0] && minor >= NODE_FLOOR[1]);
  if (!enough) fail(`Waymark needs Node ${NODE_FLOOR.join('.')} or newer; this is Node ${process.versions.node}.`);
}

/** npm and pnpm need a home folder for their caches; without a usable one they get one inside the project. */
function withHome(given) {
  try {
    if (!given.HOME && process.platform !== 'win32') throw new Error('no home');
    if (given.HOME) accessSync(given.HOME, constants.W_OK);
    return given;
  } catch {
    const home = join(ROOT, '.cache', 'home');
    mkdirSync(home, { recursive: true });
    return { ...given, HOME: home };
  }
}

async function install() {
  const stamp = installStamp();
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === stamp) return;
  const { packageManager } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  process.stdout.write('Installing the dependencies (only when they change; a minute or two on a new machine)\n');
  const began = Date.now();
  await runInstaller(packageManager);
  mkdirSync(dirname(STAMP), { recursive: true });
  writeFileSync(STAMP, stamp);
  process.stdout.write(`  installed in ${Math.round((Date.now() - began) / 1000)} s\n`);
}

/** What an installation depends on: the lockfile, and the platform of its binaries. */
function installStamp() {
  const lock = createHash('sha256')
    .update(readFileSync(join(ROOT, 'pnpm-lock.yaml')))
    .digest('hex');
  return `${lock} ${process.platform} ${process.arch}\n`;
}

function runInstaller(packageManager) {
  const windows = process.platform === 'win32';
  const args = ['--yes', '--loglevel=error', packageManager, 'install', '--frozen-lockfile', '--reporter=append-only'];
  const child = spawn(windows ? 'npx.cmd' : 'npx', args, {
    cwd: ROOT,
    // Without a terminal pnpm does not ask, and replaces a folder from another pnpm version.
    env: { ...environment, CI: 'true' },
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: windows,
  });
  const lines = [];
  let shownAt = Date.now();
  const read = (chunk) => {
    for (const line of String(chunk).split('\n').filter(Boolean)) {
      lines.push(line);
      const progress = /resolved (\d+).*added (\d+)/.exec(line);
      if (!progress || Date.now() - shownAt < PROGRESS_EVERY_MS) continue;
      shownAt = Date.now();
      process.stdout.write(`  ${progress[2]} of ${progress[1]} packages\n`);
    }
  };
  child.stdout.on('data', read);
  child.stderr.on('data', read);
  const forget = forwardSignals(child);
  return new Promise((resolve) => {
    child.on('error', (error) => fail(`The dependencies could not be installed: ${error.message}.`));
    child.on('close', (code) => {
      forget();
      if (code === 0) return resolve();
      fail(`The dependencies could not be installed. The installer said last:\n${lines.slice(-15).join('\n')}`);
    });
  });
}

/** Runs the command and returns its exit code. Ends with this process, however that ends. */
function hand(name, args) {
  const entry = join(ROOT, 'packages', 'launch', 'src', `${name}.ts`);
  const child = spawn(process.execPath, ['--import', 'tsx', entry, ...args], {
    cwd: ROOT,
    env: environment,
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  });
  const forget = forwardSignals(child);
  const orphanage = watchParent(child);
  return new Promise((resolve) => {
    child.on('error', (error) => fail(`"${name}" could not be started: ${error.message}.`));
    child.on('close', (code, signal) => {
      forget();
      clearInterval(orphanage);
      resolve(code ?? (signal === 'SIGINT' ? 130 : 143));
    });
  });
}

function forwardSignals(child) {
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
  const forward = (signal) => child.kill(signal);
  for (const signal of signals) process.on(signal, forward);
  return () => {
    for (const signal of signals) process.off(signal, forward);
  };
}

/** npm forwards signals, but may be killed before it can: end when it is gone. */
function watchParent(child) {
  if (!environment.npm_lifecycle_event || process.platform === 'win32') return undefined;
  const npm = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid !== npm) child.kill('SIGTERM');
  }, 500);
  watch.unref();
  return watch;
}
