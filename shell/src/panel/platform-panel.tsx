import { describeSharing } from '@waymark/federation/loader';
import { useReadable } from '@waymark/host-kit';
import { IconButton, token } from '@waymark/ui';
import { X } from '@waymark/ui/icons';
import styled from 'styled-components';
import { OverridePanel } from '../overrides/override-panel';
import { useServices } from '../services/services-context';
import { RemoteRow } from './remote-row';

const Frame = styled.aside`
  position: fixed;
  inset-block-end: ${token.space4};
  inset-inline-end: ${token.space4};
  z-index: 40;
  inline-size: min(560px, calc(100vw - 32px));
  max-block-size: min(70vh, 640px);
  overflow: auto;
  padding: ${token.space4};
  background: ${token.surfacePanel};
  color: ${token.text};
  border: 1px solid ${token.line};
  border-radius: ${token.radiusDialog};
  font: ${token.type12} ${token.fontCode};
  & > header { display: flex; align-items: center; justify-content: space-between; }
  & table { inline-size: 100%; border-collapse: collapse; margin-block-end: ${token.space3}; }
  & :is(th, td) { text-align: start; font-weight: 400; padding: 3px 8px 3px 0; vertical-align: top; }
  & th { overflow-wrap: anywhere; }
  & td { overflow-wrap: break-word; }
  & form { margin-block-end: ${token.space3}; }
  & input { font: inherit; color: inherit; background: ${token.surfacePage}; border: 1px solid ${token.lineControl}; padding: 3px 6px; }
  & thead th { color: ${token.textMuted}; }
`;

/** What developers ask first: the registry, the state of each release, and the shared modules with their providers. */
export function PlatformPanel({ onClose }: { onClose: () => void }) {
  const { remotes } = useServices();
  const reading = useReadable(remotes.loader.registry);
  const registry = reading.ok ? reading.registry : undefined;
  return (
    <Frame aria-label="Platform" lang="en" dir="ltr" onKeyDown={(press) => press.key === 'Escape' && onClose()}>
      <header>
        <h2>{registry ? `${registry.channel} · revision ${registry.revision}` : 'No registry'}</h2>
        <IconButton label="Close" icon={X} onClick={onClose} />
      </header>
      <table>
        <thead>
          <tr>
            <th scope="col">Remote</th>
            <th scope="col">Release</th>
            <th scope="col">State</th>
            <th scope="col">Entry</th>
          </tr>
        </thead>
        <tbody>
          {registry?.remotes.map((entry) => (
            <RemoteRow key={entry.id} entry={entry} />
          ))}
        </tbody>
      </table>
      <OverridePanel />
      <table>
        <thead>
          <tr>
            <th scope="col">Shared module</th>
            <th scope="col">Version</th>
            <th scope="col">From</th>
          </tr>
        </thead>
        <tbody>
          {describeSharing().map(({ name, version, from, loaded }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{version}</td>
              <td>{loaded ? from : `${from}, when asked for`}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Frame>
  );
}
