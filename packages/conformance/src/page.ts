import { type ApiRequest, CAPABILITY_VERSIONS, CONTRACT_VERSION, type Release, type Remote } from '@waymark/contract';
import { incompatibilities, sayProblems } from '@waymark/federation/compatibility';
import { createFederationRuntime } from '@waymark/federation/runtime';
import { type CheckResult, type ConformanceCase, runConformance } from '@waymark/testing/conformance';

/** What the program outside gives a release to try. */
export interface Trial {
  readonly id: string;
  readonly release: Release;
  readonly given: Omit<ConformanceCase, 'respond'>;
}

/** What an answer to a call becomes on its way from the program outside. */
export type Carried = { readonly answer: unknown } | { readonly failure: unknown };

declare global {
  interface Window {
    /** Puts a release through the checks with what this shell gives its remotes. */
    tryRelease(trial: Trial): Promise<readonly CheckResult[]>;
    /** Asks the program outside what the platform would answer. */
    respondOutside(call: string): Promise<Carried>;
  }
}

/** Nothing takes longer than this on a page that has all it needs on this machine. */
const LONGEST_MS = 5000;
let calls = 0;

async function respond(call: ApiRequest): Promise<unknown> {
  calls += 1;
  try {
    const carried = await window.respondOutside(JSON.stringify(call));
    if ('failure' in carried) throw carried.failure;
    return carried.answer;
  } finally {
    calls -= 1;
  }
}

const frame = () => new Promise<void>((resolve) => requestAnimationFrame(() => resolve()));

/** Something was done, and everything that follows from it: answers, later scripts, what they draw. */
async function doing(work: () => unknown): Promise<void> {
  await work();
  const end = performance.now() + LONGEST_MS;
  for (let quiet = 0; quiet < 4 && performance.now() < end; ) {
    await frame();
    quiet = calls === 0 && !document.head.querySelector('script[data-webpack]') ? quiet + 1 : 0;
  }
}

window.tryRelease = async ({ id, release, given }) => {
  const offer = {
    contractVersion: CONTRACT_VERSION,
    capabilities: CAPABILITY_VERSIONS,
    // Whoever mounts it, what a provider speaks is another matter.
    api: undefined,
  };
  const title = 'loads with the modules this shell shares';
  const problems = incompatibilities(release, offer);
  if (problems.length > 0) return [{ title, failure: `it ${sayProblems(problems)}` }];
  const registry = { channel: 'trial', revision: 1, remotes: [{ id, current: release }] };
  const reading = { ok: true, registry } as const;
  try {
    const module = await createFederationRuntime({ get: () => reading, subscribe: () => () => undefined }).load(
      release,
      0,
    );
    const remote = (module as { default: Remote }).default;
    return [{ title }, ...(await runConformance(remote, { ...given, respond }, doing))];
  } catch (error) {
    return [{ title, failure: error instanceof Error ? error.message : String(error) }];
  }
};
