import { type Host, CAPABILITY_VERSIONS as VERSIONS } from '@waymark/contract';
import type { MountEvents } from '@waymark/host/capabilities/mount-events';
import { sharedCapabilities } from '@waymark/host/capabilities/shared-capabilities';
import type { Services } from './services';

/** What one mount of a remote may do in a page of somebody else: what it may do in the shell, with this page's session. */
export function createHost(services: Services, mount: MountEvents): Host {
  const { builder, history } = services;
  const { live, me, ...shared } = sharedCapabilities(services, mount);
  return Object.freeze<Host>({
    ...shared,
    session: Object.freeze({
      version: VERSIONS.session,
      me,
      // The builder's own page, which asks who is there: no link of this page holds a word that lets anybody in.
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
