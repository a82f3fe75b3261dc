import { REMOTE_IDS } from '@waymark/contract';

/** The id of one of the six remotes. */
export type RemoteId = (typeof REMOTE_IDS)[number];

/** The port of each server. */
export interface PortPlan {
  readonly shell: number;
  readonly provider: number;
  readonly remotes: Readonly<Record<RemoteId, number>>;
}

/** Default port of the shell. */
export const DEFAULT_PORT = 3000;

/** Port offset of the partner examples from the shell. */
export const PARTNER_OFFSET = 99;

/** Port offset for the files of a provider that serves them from another origin. */
export const MEDIA_OFFSET = 198;

const FIRST_REMOTE = 101;
const PROVIDER = 1000;

/** The highest port of the shell that leaves room for the others. */
export const HIGHEST_PORT = 65_535 - PROVIDER;

/** All ports, derived from the shell's: remotes from 101 above it in registry order, the provider 1000 above it. */
export function planPorts(shell: number): PortPlan {
  const remotes = Object.fromEntries(REMOTE_IDS.map((id, place) => [id, shell + FIRST_REMOTE + place]));
  return { shell, provider: shell + PROVIDER, remotes: remotes as Record<RemoteId, number> };
}

/** The port of a remote; the next one for a remote that the plan does not know yet. */
export const portOfRemote = (plan: PortPlan, id: string): number =>
  (plan.remotes as Readonly<Record<string, number>>)[id] ?? plan.shell + FIRST_REMOTE + REMOTE_IDS.length;

/** Every port of a plan, the shell's first. */
export function allPorts(plan: PortPlan): readonly number[] {
  return [plan.shell, ...REMOTE_IDS.map((id) => plan.remotes[id]), plan.provider];
}

/** The origin of a server on this machine. */
export const originOf = (port: number): string => `http://localhost:${port}`;
