import { type Release, satisfies } from '@waymark/contract';
import type { Incompatibility } from './remote-state';

/** What a host offers: its contract, capabilities with versions, and the provider's API version. */
export interface HostOffer {
  readonly contractVersion: string;
  readonly capabilities: Readonly<Record<string, string>>;
  /** Version of the API contract that the provider announces; undefined while unknown, which refuses nothing. */
  readonly api: string | undefined;
}

/** Why a release cannot run on a host, from the registry alone; empty if it can. */
export function incompatibilities(release: Release, offer: HostOffer): readonly Incompatibility[] {
  const problems: Incompatibility[] = [];
  if (!satisfies(offer.contractVersion, release.contract)) {
    problems.push({ what: 'contract', name: 'contract', wanted: release.contract, have: offer.contractVersion });
  }
  for (const [name, wanted] of Object.entries(release.requires)) {
    const have = Object.hasOwn(offer.capabilities, name) ? offer.capabilities[name] : undefined;
    if (have === undefined) problems.push({ what: 'capability', name, wanted });
    else if (!satisfies(have, wanted)) problems.push({ what: 'capability', name, wanted, have });
  }
  if (offer.api !== undefined && !satisfies(offer.api, release.api)) {
    problems.push({ what: 'api', name: 'api', wanted: release.api, have: offer.api });
  }
  return problems;
}

/** The release of an entry that can run on a host: the current one, the previous one, or none. */
export function releaseThatFits(
  { current, previous }: { readonly current: Release; readonly previous?: Release | undefined },
  offer: HostOffer,
): Release | undefined {
  return [current, previous].find((release) => release && incompatibilities(release, offer).length === 0);
}

const HAVE: Readonly<Record<Incompatibility['what'], (problem: Incompatibility) => string>> = {
  contract: ({ wanted, have }) => `is made for the contract ${wanted}, and this builder has ${have}`,
  capability: ({ name, wanted, have = 'none' }) => `needs ${name} ${wanted}, and this builder has ${have}`,
  api: ({ wanted, have }) => `speaks the API ${wanted}, and the provider speaks ${have}`,
};

/** Why a release cannot run, for logs and commands: "speaks the API ^2.0.0, and the provider speaks 1.0.0". */
export const describeProblems = (problems: readonly Incompatibility[]): string =>
  problems.map((problem) => HAVE[problem.what](problem)).join('; ');
