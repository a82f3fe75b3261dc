import { CONFIG_BLOCK_ID, runtimeConfigSchema } from '@waymark/contract';
import { waitBrieflyFor } from '@waymark/host-kit';
import { createRoot } from 'react-dom/client';
import { NO_OVERRIDES, type Overrides, wantsOverrides } from './overrides/overrides';
import { createPage } from './services/page';
import { PageContext } from './services/page-context';
import { firstScreen, Shell } from './shell';

const config = runtimeConfigSchema.parse(JSON.parse(document.getElementById(CONFIG_BLOCK_ID)?.textContent ?? ''));
const root = document.getElementById('root');
if (!root) throw new Error('The page has no element #root.');

const begin = async (overrides: Overrides): Promise<void> => {
  const page = createPage(config, window, overrides);
  const first = firstScreen(page.history.location.get().pathname);
  // If no server provided the offer, rendering waits until it is known.
  const offered = page.session.signedIn.get() ? page.offer.settled : undefined;
  // The plain page shows the same skeleton until then.
  await waitBrieflyFor(first && Promise.all([first.fetched(), offered]));
  createRoot(root).render(
    <PageContext value={page}>
      <Shell />
    </PageContext>,
  );
};

if (wantsOverrides(window)) {
  void import('./overrides/read-overrides')
    .then(({ readOverrides }) => readOverrides(window))
    .catch(() => NO_OVERRIDES)
    .then(begin);
} else void begin(NO_OVERRIDES);
