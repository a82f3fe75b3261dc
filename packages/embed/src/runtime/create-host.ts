import { type Host, CAPABILITY_VERSIONS as VERSIONS } from '@waymark/contract';
import type { MountEvents } from '@waymark/host/capabilities/mount-events';
import { sharedCapabilities } from '@waymark/host/capabilities/shared-capabilities';
import type { Services } from './services';

/** What one mount of a remote may do in a partner's page: the same as in the shell, with this page's session. */
export function createHost(services: Services, mount: MountEvents): Host {
  const { builder, history } = services;
  const { live, me, ...shared } = sharedCapabilities(services, mount);
  return Object.freeze<Host>({
    ...shared,
    session: Object.freeze({
      version: VERSIONS.session,
      me,
      // The builder's own page, which requires a session, because no link in this page may contain a token.
      previewUrl: (code: string, challengeId?: number) =>
        new URL(
          `/preview/${encodeURIComponent(code)}${challengeId === undefined ? '' : `/challenge/${challengeId}`}`,
          builder,
        ).href,
    }),
    navigation: history.capability,
    live: Object.freeze({ ...live, playing: () => () => undefined }),
  });
}
