import { CONFIG_BLOCK_ID, runtimeConfigSchema } from '@waymark/contract';
import { createRoot } from 'react-dom/client';
import { createPage } from './services/page';
import { PageContext } from './services/page-context';
import { Shell } from './shell';

const config = runtimeConfigSchema.parse(JSON.parse(document.getElementById(CONFIG_BLOCK_ID)?.textContent ?? ''));
const root = document.getElementById('root');
if (!root) throw new Error('The page has no element #root.');

createRoot(root).render(
  <PageContext value={createPage(config, window)}>
    <Shell />
  </PageContext>,
);
