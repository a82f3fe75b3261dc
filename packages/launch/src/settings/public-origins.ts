import { originOf, originsOfRemotes } from './ports';
import { type KnownRemote, REMOTES } from './remotes';
import type { Settings } from './settings';

/** Where browsers open the builder. */
export const publicOrigin = ({ ports, publicUrl }: Pick<Settings, 'ports' | 'publicUrl'>): string =>
  publicUrl ?? originOf(ports.shell);

/** Where browsers load each remote from: one public origin, or a port of this machine each. */
export function remoteOriginsOf(
  { ports, remotesOrigin }: Pick<Settings, 'ports' | 'remotesOrigin'>,
  remotes: readonly KnownRemote[] = REMOTES,
): Readonly<Record<string, string>> {
  if (remotesOrigin === undefined) return originsOfRemotes(ports, remotes);
  return Object.fromEntries(remotes.map(({ id, origin }) => [id, origin ?? remotesOrigin]));
}
