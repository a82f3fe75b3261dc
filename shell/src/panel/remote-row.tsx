import type { RegistryEntry } from '@waymark/contract';
import type { RemoteState } from '@waymark/federation/loader';
import { useReadable } from '@waymark/host-kit';
import { useServices } from '../services/services-context';

/** One remote: its release, state, and load time of its entry. */
export function RemoteRow({ entry }: { entry: RegistryEntry }) {
  const { loader } = useServices().remotes;
  const state = useReadable(loader.state(entry.id));
  return (
    <tr>
      <th scope="row">{entry.id}</th>
      <td>
        {entry.current.version}
        {entry.previous && ` (before: ${entry.previous.version})`}
      </td>
      <td>{wordsFor(state)}</td>
      <td>{timeOf(entry.current.entry)}</td>
    </tr>
  );
}

function wordsFor(state: RemoteState): string {
  if (state.status === 'failed') return `failed: ${state.failure.kind}`;
  if (state.status === 'degraded') return `${state.version} stands in: ${state.because.kind}`;
  if (state.status === 'incompatible')
    return `wants ${state.problems.map(({ name, wanted }) => `${name} ${wanted}`).join(', ')}`;
  return state.status;
}

/** From the page's point of view, including waiting for a connection. */
function timeOf(address: string): string {
  const entries = performance.getEntriesByType('resource').filter(({ name }) => name === address);
  const last = entries.at(-1);
  return last ? `${Math.round(last.duration)} ms` : '';
}
