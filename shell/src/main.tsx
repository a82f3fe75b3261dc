import { CONFIG_BLOCK_ID, runtimeConfigSchema } from '@waymark/contract';
import { QueryClientProvider } from '@waymark/host-kit/query';
import { createBrowserRouter, RouterProvider } from '@waymark/host-kit/router';
import { createRoot } from 'react-dom/client';
import { createNavigation } from './host/navigation-capability';
import { knowsAddress } from './remotes/known-addresses';
import { createRemotes } from './remotes/remotes';
import { RemotesContext } from './remotes/remotes-context';
import { shellRoutes } from './routes';
import { createServices } from './services/services';
import { ServicesContext } from './services/services-context';

const config = runtimeConfigSchema.parse(JSON.parse(document.getElementById(CONFIG_BLOCK_ID)?.textContent ?? ''));
const services = createServices(config, window);
const remotes = createRemotes(services, document);
const router = createBrowserRouter(shellRoutes(remotes.registry));
const navigation = createNavigation(router, {
  setTitle: (title) => {
    document.title = `${title} · ${config.brand.name}`;
  },
  knows: (to) => knowsAddress(remotes.registry, to, services.features.get()),
});
services.places.attach((to) => void router.navigate(to));

const root = document.getElementById('root');
if (!root) throw new Error('The page has no element #root.');
createRoot(root).render(
  <ServicesContext value={services}>
    <RemotesContext value={{ ...remotes, navigation }}>
      <QueryClientProvider client={services.queries}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </RemotesContext>
  </ServicesContext>,
);
