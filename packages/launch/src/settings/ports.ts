import { type KnownRemote, REMOTES } from './remotes';

/** The port of each server. */
export interface PortPlan {
  readonly shell: number;
  readonly provider: number;
  /** By the remote's id; absent for remotes served elsewhere. */
  readonly remotes: Readonly<Record<string, number>>;
}

/** Port offset of the partner examples from the shell. */
export const PARTNER_OFFSET = 99;

/** Port offset for the files of a provider that serves them from another origin. */
export const MEDIA_OFFSET = 198;

const FIRST_REMOTE = 101;
const PROVIDER = 1000;

/** The highest port of the shell that leaves room for the others. */
export const HIGHEST_PORT = 65_535 - PROVIDER;

/** All ports, derived from the shell's: remotes from 101 above it in the order of their list, the provider 1000 above it. */
export function planPorts(shell: number, remotes: readonly KnownRemote[] = REMOTES): PortPlan {
  const ports = remotes.map(({ id, origin }, place) => (origin ? [] : [[id, shell + FIRST_REMOTE + place]]));
  return { shell, provider: shell + PROVIDER, remotes: Object.fromEntries(ports.flat()) };
}

/** The port of a remote; the next one for a remote that the plan does not know yet. */
export const portOfRemote = (plan: PortPlan, id: string): number =>
  plan.remotes[id] ?? plan.shell + FIRST_REMOTE + Object.keys(plan.remotes).length;

/** Origin of each remote: on this machine, or as listed. */
export const originsOfRemotes = (
  plan: PortPlan,
  remotes: readonly KnownRemote[] = REMOTES,
): Readonly<Record<string, string>> =>
  Object.fromEntries(remotes.map(({ id, origin }) => [id, origin ?? originOf(portOfRemote(plan, id))]));

/** Every port of a plan, the shell's first. */
export function allPorts(plan: PortPlan): readonly number[] {
  return [plan.shell, ...Object.values(plan.remotes), plan.provider];
}

/** The origin of a server on this machine. */
export const originOf = (port: number): string => `http://localhost:${port}`;
