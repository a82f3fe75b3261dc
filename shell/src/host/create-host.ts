import { CONTRACT_VERSION, type Host, CAPABILITY_VERSIONS as VERSIONS } from '@waymark/contract';
import { takesTickets } from '@waymark/host/session/entrance';
import { previewPath, previewUrl } from '../navigation/player-links';
import type { Services } from '../services/services';
import { type Brand, createBrand } from './brand';
import { createNavigation } from './navigation';

/** What one mount of a remote may do. Made anew for each, frozen, and without a way to the credentials. */
export function createHost(services: Services, mount: MountEvents): Host {
  const {
    api,
    config,
    connection,
    errors,
    features,
    here,
    live,
    me,
    notices,
    phrases,
    queries,
    reels,
    saving,
    session,
  } = services;
  const brand: Brand = createBrand(services);
  return Object.freeze<Host>({
    contract: CONTRACT_VERSION,
    session: Object.freeze({
      version: VERSIONS.session,
      me: { get: me.get, subscribe: me.subscribe },
      previewUrl: (code: string, challengeId?: number) =>
        takesTickets(me.get(), 'preview')
          ? previewPath(code, challengeId)
          : previewUrl(config.playerOrigin, { code, challengeId, token: session.currentToken() }),
    }),
    navigation: createNavigation(services),
    api: Object.freeze({ version: VERSIONS.api, ...api }),
    queries: Object.freeze({ version: VERSIONS.queries, client: queries }),
    live: Object.freeze({
      version: VERSIONS.live,
      status: connection.status,
      subscribe: live.subscribe.bind(live),
      screen: live.declare.bind(live),
      playing: reels.playing,
    }),
    errors: Object.freeze({
      version: VERSIONS.errors,
      report: (error: unknown, context?: Readonly<Record<string, unknown>>) => {
        errors.report(error, { ...context, remote: mount.remote });
        if (context?.fatal) mount.onCrash(error);
        else mount.onProblem(error);
      },
    }),
    notices: Object.freeze({ version: VERSIONS.notices, show: notices.show, saving: saving.start }),
    features: Object.freeze({
      version: VERSIONS.features,
      enabled: { get: features.get, subscribe: features.subscribe },
    }),
    phrases: phrases.capability,
    brand,
    presence: Object.freeze({ version: VERSIONS.presence, others: here.others }),
    signal: mount.signal,
  });
}

/** What concerns one mount alone. */
export interface MountEvents {
  readonly remote: string;
  readonly signal: AbortSignal;
  /** Nothing of the remote is left on screen. */
  readonly onCrash: (error: unknown) => void;
  /** Something went wrong in it; the rest of it goes on. */
  readonly onProblem: (error: unknown) => void;
}
