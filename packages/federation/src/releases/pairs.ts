import * as z from 'zod/mini';
import type { StoreFiles } from './files/store-files';
import { readDocument } from './read-document';
import { ReleaseFault } from './release-fault';

const resultSchema = z.object({ title: z.string(), failure: z.optional(z.string()) });
const verdictSchema = z.object({
  at: z.number(),
  /** Number of passed checks. */
  passed: z.number(),
  /** Failed checks with reasons. */
  failed: z.array(resultSchema),
});
const pairsSchema = z.object({
  /** Versions of the shell in service, or about to be. */
  shells: z.array(z.string()),
  /** Results by remote, its version, and the shell's version. */
  verdicts: z.record(z.string(), z.record(z.string(), z.record(z.string(), verdictSchema))),
});

/** Result of one check. */
export type PairResult = z.infer<typeof resultSchema>;
/** Result of one shell with one release. */
export type Verdict = z.infer<typeof verdictSchema>;
/** The shells in service, and all results. */
export type Pairs = z.infer<typeof pairsSchema>;

/** The document is next to the registry's, so that readers of a store also see its proofs. */
const KEY = 'registry/pairs/verdicts.json';
const TURNS = 20;
const NONE: Pairs = { shells: [], verdicts: {} };

/** All results so far. */
export async function readPairs(files: StoreFiles): Promise<Pairs> {
  return (await readDocument(files, KEY, pairsSchema))?.content ?? NONE;
}

/** Changes results; retries if somebody else was faster. */
export async function changePairs(files: StoreFiles, change: (pairs: Pairs) => Pairs): Promise<void> {
  for (let turn = 0; turn < TURNS; turn += 1) {
    const stored = await readDocument(files, KEY, pairsSchema);
    const text = `${JSON.stringify(change(stored?.content ?? NONE), null, 2)}\n`;
    if (await files.swap(KEY, stored?.tag, Buffer.from(text))) return;
  }
  throw new Error(`${KEY} keeps being written by others`);
}

/** Converts check results into a stored result. */
export const verdictOf = (results: readonly PairResult[], at: number): Verdict => ({
  at,
  passed: results.filter(({ failure }) => failure === undefined).length,
  failed: results.filter(({ failure }) => failure !== undefined),
});

/** Whether a pair was tested and passed everything. */
export const isPassed = (verdict: Verdict | undefined): boolean =>
  verdict !== undefined && verdict.passed > 0 && verdict.failed.length === 0;

/** Stores the results of a release with shells. */
export const withVerdicts =
  (remote: string, version: string, verdicts: Readonly<Record<string, Verdict>>) =>
  (pairs: Pairs): Pairs => {
    const versions = pairs.verdicts[remote] ?? {};
    const release = { ...versions[version], ...verdicts };
    return { ...pairs, verdicts: { ...pairs.verdicts, [remote]: { ...versions, [version]: release } } };
  };

/** @throws {ReleaseFault} unless a release passed with every shell in service */
export async function requireProof(files: StoreFiles, remote: string, version: string): Promise<void> {
  const { shells, verdicts } = await readPairs(files);
  const without = shells.filter((shell) => !isPassed(verdicts[remote]?.[version]?.[shell]));
  if (without.length === 0) return;
  throw new ReleaseFault(
    `${remote} ${version} has no passing verdict with shell ${without.join(', ')}: "waymark prove ${remote} ${version}" tries it, "waymark matrix" shows all`,
  );
}
