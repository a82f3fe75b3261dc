import { type Release, satisfies } from '@waymark/contract';
import type { Incompatibility } from './remote-state';

/** What a host gives: its contract, its capabilities with their versions, and the API version it speaks. */
export interface HostOffer {
  readonly contractVersion: string;
  readonly capabilities: Readonly<Record<string, string>>;
  readonly apiVersion: string;
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
  if (!release.apiVersions.includes(offer.apiVersion)) {
    problems.push({ what: 'api', name: 'api', wanted: release.apiVersions.join(', '), have: offer.apiVersion });
  }
  return problems;
}
