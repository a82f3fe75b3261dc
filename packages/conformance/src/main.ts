import * as z from 'zod/mini';
import { prove } from './prove';

const remoteSchema = z.object({ id: z.string(), folder: z.string(), api: z.optional(z.string()) });
const pairsSchema = z.array(z.object({ shell: z.string(), remote: remoteSchema }));

// `main.ts <pairs as JSON>` prints the results of each pair as JSON on the last line.
const [text = '[]'] = process.argv.slice(2);
const pairs = z.parse(pairsSchema, JSON.parse(text));
process.stdout.write(`${JSON.stringify(await prove(pairs))}\n`);
