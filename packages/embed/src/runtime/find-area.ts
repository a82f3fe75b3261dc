import type { EmbedConfig } from '@waymark/contract';
import { ConfigFault } from '../loader/read-config';

const OURS = 'mf-';

/**
 * The remote of an area: `games` is the remote `mf-games`; a third party's remote goes by its id.
 * @throws {ConfigFault} if nothing of that name is in service
 */
export function findArea(area: string, { remotes }: EmbedConfig['registry']): string {
  const ids = remotes.map(({ id }) => id);
  const found = ids.find((id) => id === area) ?? ids.find((id) => id === OURS + area);
  if (found !== undefined) return found;
  const names = ids.map((id) => (id.startsWith(OURS) ? id.slice(OURS.length) : id));
  throw new ConfigFault('area', `There is no area "${area}". There are: ${names.join(', ')}.`);
}
