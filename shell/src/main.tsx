import { CONFIG_BLOCK_ID, runtimeConfigSchema } from '@waymark/contract';
import { createRoot } from 'react-dom/client';
import { asksForOverrides, NO_OVERRIDES, type Overrides } from './overrides/overrides';
import { createPage } from './services/page';
import { PageContext } from './services/page-context';
import { Shell } from './shell';

const config = runtimeConfigSchema.parse(JSON.parse(document.getElementById(CONFIG_BLOCK_ID)?.textContent ?? ''));
const root = document.getElementById('root');
if (!root) throw new Error('The page has no element #root.');

const begin = (overrides: Overrides): void =>
  createRoot(root).render(
    <PageContext value={createPage(config, window, overrides)}>
      <Shell />
    </PageContext>,
  );

if (asksForOverrides(window)) {
  void import('./overrides/read-overrides')
    .then(({ readOverrides }) => readOverrides(window))
    .catch(() => NO_OVERRIDES)
    .then(begin);
} else begin(NO_OVERRIDES);
