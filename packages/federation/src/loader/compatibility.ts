import { type Release, satisfies } from '@waymark/contract';
import type { Incompatibility } from './remote-state';

/** What a host gives: its contract, its capabilities with their versions, and what the provider behind it speaks. */
export interface HostOffer {
  readonly contractVersion: string;
  readonly capabilities: Readonly<Record<string, string>>;
  /** Version of the API contract that the provider announces; undefined as long as nobody knows, and then nothing is refused. */
  readonly api: string | undefined;
}

/** What keeps a release from running on a host, decided from the registry alone; empty when nothing does. */
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

/** The release of an entry that runs on a host as it is: the current one, the one before it, or none. */
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

/** What keeps a release from running, for logs and commands: "speaks the API ^2.0.0, and the provider speaks 1.0.0". */
export const sayProblems = (problems: readonly Incompatibility[]): string =>
  problems.map((problem) => HAVE[problem.what](problem)).join('; ');
