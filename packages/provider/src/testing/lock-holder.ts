import { lockDataFolder } from '../db/data-lock';

/** Locks the given folder, reports success or failure, and holds it until it is killed. */
const print = (line: string) => process.stdout.write(`${line}\n`);
const [, , folder = '', every = '', silence = ''] = process.argv;
try {
  await lockDataFolder(folder, {
    heartbeat: { every: Number(every), silence: Number(silence) },
    onLost: (lost) => print(lost.name),
  });
  print('has it');
  setInterval(() => {}, 1000);
} catch (error) {
  print(error instanceof Error ? error.message : String(error));
}
