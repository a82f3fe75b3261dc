import { type ApiRequest, CAPABILITY_VERSIONS, CONTRACT_VERSION, type Release, type Remote } from '@waymark/contract';
import { describeProblems, incompatibilities } from '@waymark/federation/compatibility';
import { createFederationRuntime } from '@waymark/federation/runtime';
import { type CheckResult, type ConformanceCase, runConformance } from '@waymark/testing/conformance';

/** A release to check, passed in by the Node process. */
export interface Trial {
  readonly id: string;
  readonly release: Release;
  readonly given: Omit<ConformanceCase, 'respond'>;
}

/** The outcome of an API call, passed in by the Node process. */
export type Carried = { readonly answer: unknown } | { readonly failure: unknown };

declare global {
  interface Window {
    /** Runs the checks on a release with everything this shell provides. */
    tryRelease(trial: Trial): Promise<readonly CheckResult[]>;
    /** Asks the Node process for the platform's answer. */
    respondOutside(call: string): Promise<Carried>;
  }
}

/** Everything is local, so nothing takes longer than this. */
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

/** Performs an action and waits until the page settles: API calls, lazy scripts and rendering. */
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
    // The provider's API version does not matter for mounting.
    api: undefined,
  };
  const title = 'loads with the modules this shell shares';
  const problems = incompatibilities(release, offer);
  if (problems.length > 0) return [{ title, failure: `it ${describeProblems(problems)}` }];
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
