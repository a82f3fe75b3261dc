import { CAPABILITY_VERSIONS, type NavigationCapability } from '@waymark/contract';
import { rendersAddress } from '@waymark/host/remotes/open-route';
import type { Services } from '../services/services';

/** The page's history as remotes see it. */
export const createNavigation = ({ config, history, features, remotes }: Services): NavigationCapability =>
  Object.freeze({
    version: CAPABILITY_VERSIONS.navigation,
    location: history.followed,
    navigate: history.navigate,
    href: (to: string) => to,
    knows: (to: string) => rendersAddress(remotes.registry, to, features.get()),
    revision: { get: () => remotes.registry.revision, subscribe: remotes.inService.subscribe },
    block: history.block,
    setTitle: (title: string) => {
      document.title = `${title} · ${config.brand.name}`;
    },
  });
