import {
  API_VERSION,
  CAPABILITY_VERSIONS,
  CONFIG_BLOCK_ID,
  CONTRACT_VERSION,
  REGISTRY_BLOCK_ID,
  registrySchema,
  runtimeConfigSchema,
} from '@waymark/contract';
import { createRemoteLoader } from '@waymark/federation/loader';
import { createRoot } from 'react-dom/client';
import * as given from 'waymark-sandbox-case';
import { faultsOf } from './remote-faults';
import { createSandbox } from './sandbox-host';
import { SandboxPage } from './sandbox-page';
import { createSwitches } from './switches';

const block = (id: string): unknown => JSON.parse(document.getElementById(id)?.textContent ?? '');
const config = runtimeConfigSchema.parse(block(CONFIG_BLOCK_ID));
const registry = registrySchema.parse(block(REGISTRY_BLOCK_ID));
const [entry] = registry.remotes;
// The module is one of two files, and each exports only one of these names.
const { sandboxCase, conformanceCase } = { ...given } as Partial<typeof given>;
const tried = sandboxCase ?? conformanceCase;
const root = document.getElementById('root');
if (!entry || !tried || !root) throw new Error('The sandbox needs a remote, the answers to its calls, and #root.');

const switches = createSwitches(sessionStorage);
const loader = createRemoteLoader({
  registry: { ok: true, registry },
  contractVersion: CONTRACT_VERSION,
  capabilities: CAPABILITY_VERSIONS,
  provider: { api: API_VERSION, settled: Promise.resolve() },
  faults: faultsOf(entry.id, switches),
});

createRoot(root).render(
  <SandboxPage
    entry={entry}
    loader={loader}
    switches={switches}
    sandbox={createSandbox(tried, registry, switches, window)}
    colour={config.brand.colour}
    game={/\d+/.exec(`${tried.path} ${tried.otherPath}`)?.[0] ?? '7'}
  />,
);
