import { spawn } from 'node:child_process';

/** What is done to films. Optional: without it films are shown as they came and have no still picture. */
export interface Transcoder {
  /** A picture from the beginning of a film, as PNG. @throws when the film cannot be read */
  stillOf(path: string): Promise<Buffer>;
}

const LONGEST = 30_000;

/** The transcoder that uses an installed ffmpeg; undefined when there is none. */
export async function findFfmpeg(program = 'ffmpeg'): Promise<Transcoder | undefined> {
  const isThere = await run(program, ['-version']).then(
    () => true,
    () => false,
  );
  if (!isThere) return undefined;
  return {
    stillOf: async (path) => {
      const still = await run(program, [
        ...['-v', 'error', '-nostdin', '-protocol_whitelist', 'file,pipe'],
        ...['-i', path, '-frames:v', '1', '-f', 'image2pipe', '-c:v', 'png', 'pipe:1'],
      ]);
      if (still.length === 0) throw new Error('The film has no picture.');
      return still;
    },
  };
}

function run(program: string, args: readonly string[]): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'ignore'], timeout: LONGEST });
    const chunks: Buffer[] = [];
    child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.on('error', reject);
    child.on('close', (code) =>
      code === 0 ? resolve(Buffer.concat(chunks)) : reject(new Error(`${program}: ${code}`)),
    );
  });
}
