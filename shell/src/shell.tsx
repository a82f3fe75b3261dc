import { useReadable } from '@waymark/host-kit';
import { Outlet } from '@waymark/host-kit/router';
import { Notices, UiRoot } from '@waymark/ui';
import { ErrorDialogs } from './errors/error-dialogs';
import { phrases } from './services/phrases';
import { useServices } from './services/services-context';

/** What stands around every page: looks, notices, and the error on view. */
export function Shell() {
  const { config, notices, places, theme } = useServices();
  return (
    <UiRoot
      scope="document"
      brand={config.brand.colour}
      theme={useReadable(theme)}
      language={useReadable(phrases.language)}
      direction={useReadable(phrases.direction)}
      translate={phrases.translate}
      navigate={(to) => places.to(to)}
    >
      <Outlet />
      <Notices list={notices} />
      <ErrorDialogs />
    </UiRoot>
  );
}
