import type { Trouble } from './troubles';
import type { Counts } from './work';

/** The result. */
export interface Outcome {
  readonly phases: ReadonlyMap<string, Counts>;
  readonly troubles: readonly Trouble[];
  readonly lost: readonly string[];
  /** Everything the nodes logged. */
  readonly said: string;
}

const SIGNED_OUT = '401';

/** Prints what came of it. @returns whether nothing was lost, nobody signed out, and every failure has its reason */
export function judge({ phases, troubles, lost, said }: Outcome): boolean {
  const wrong = [...lost];
  for (const [name, { calls, failed }] of phases) {
    const faults = [...failed].map(([status, n]) => `${n} × ${status}`).join(', ');
    console.log(`${name.padEnd(28)}${String(calls).padStart(6)} calls${faults && `, failed: ${faults}`}`);
    if ([...failed.keys()].some((status) => status.startsWith(SIGNED_OUT)))
      wrong.push(`Somebody was signed out: ${name}`);
    const mayFail = troubles.find((trouble) => trouble.name === name)?.mayFail ?? false;
    if (failed.size > 0 && !mayFail) wrong.push(`Calls failed that had no reason to: ${name}`);
  }
  for (const { name, told } of troubles) {
    if (told && !told.test(said)) wrong.push(`The log does not explain it: ${name}`);
  }
  for (const line of wrong) console.log(`WRONG: ${line}`);
  if (wrong.length === 0) console.log('Nothing that was taken is lost, nobody was signed out.');
  return wrong.length === 0;
}
