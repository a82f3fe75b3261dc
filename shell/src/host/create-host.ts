import { type Host, type ScreenKey, CAPABILITY_VERSIONS as VERSIONS } from '@waymark/contract';
import type { MountEvents } from '@waymark/host/capabilities/mount-events';
import { sharedCapabilities } from '@waymark/host/capabilities/shared-capabilities';
import { previewPath, previewUrl } from '../navigation/player-links';
import type { Services } from '../services/services';
import { createNavigation } from './navigation';

/** The host of one mount of a remote. Created for each, frozen, and without access to the credentials. */
export function createHost(services: Services, mount: MountEvents): Host {
  const { config, here, keys, offer, reels, session } = services;
  const { live, me, ...shared } = sharedCapabilities(services, mount);
  return Object.freeze<Host>({
    ...shared,
    session: Object.freeze({
      version: VERSIONS.session,
      me,
      previewUrl: (code: string, challengeId?: number) =>
        offer.offers('preview-tickets')
          ? previewPath(code, challengeId)
          : previewUrl(config.playerOrigin, { code, challengeId, token: session.currentToken() }),
    }),
    navigation: createNavigation(services),
    live: Object.freeze({ ...live, playing: reels.playing }),
    presence: Object.freeze({ version: VERSIONS.presence, others: here.others }),
    keys: Object.freeze({
      version: VERSIONS.keys,
      declare: (declared: readonly ScreenKey[]) => keys.declare(declared),
      list: () => keys.press('?'),
    }),
  });
}
