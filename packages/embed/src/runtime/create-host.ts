import { CONTRACT_VERSION, type Host, CAPABILITY_VERSIONS as VERSIONS } from '@waymark/contract';
import type { Services } from './services';

/** What concerns one mount alone. */
export interface MountEvents {
  readonly signal: AbortSignal;
  /** Nothing of the remote is left on screen. */
  readonly onCrash: (error: unknown) => void;
  /** Something went wrong in it; the rest of it goes on. */
  readonly onProblem: (error: unknown) => void;
}

/** What one mount of a remote may do in a page of somebody else: what it may do in the shell, with this page's session. */
export function createHost(services: Services, mount: MountEvents): Host {
  const { api, builder, config, connection, errors, features, history, live, me, notices, phrases, queries, saving } =
    services;
  return Object.freeze<Host>({
    contract: CONTRACT_VERSION,
    session: Object.freeze({
      version: VERSIONS.session,
      me: { get: me.get, subscribe: me.subscribe },
      // The builder's own page, which asks who is there: no link of this page holds a word that lets anybody in.
      previewUrl: (code: string, challengeId?: number) =>
        new URL(
          `/preview/${encodeURIComponent(code)}${challengeId === undefined ? '' : `/challenge/${challengeId}`}`,
          builder,
        ).href,
    }),
    navigation: history.capability,
    api: Object.freeze({ version: VERSIONS.api, ...api }),
    queries: Object.freeze({ version: VERSIONS.queries, client: queries }),
    live: Object.freeze({
      version: VERSIONS.live,
      status: connection.status,
      subscribe: live.subscribe.bind(live),
      screen: live.declare.bind(live),
      playing: () => () => undefined,
    }),
    errors: Object.freeze({
      version: VERSIONS.errors,
      report: (error: unknown, context?: Readonly<Record<string, unknown>>) => {
        errors.report(error, context);
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
    brand: Object.freeze({
      version: VERSIONS.brand,
      name: config.brand.name,
      colour: config.brand.colour,
      logo: config.brand.logo,
      playerOrigin: config.playerOrigin,
      theme: { get: services.theme.get, subscribe: services.theme.subscribe },
    }),
    signal: mount.signal,
  });
}
