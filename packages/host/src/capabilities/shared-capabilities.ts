import type { Offer } from '@waymark/client';
import {
  type ApiCapability,
  CONTRACT_VERSION,
  type CurrentUser,
  type Host,
  type PhrasesCapability,
  type Readable,
  type RuntimeConfig,
  CAPABILITY_VERSIONS as VERSIONS,
} from '@waymark/contract';
import type { QueryClient } from '@waymark/host-kit/query';
import type { NoticeList } from '@waymark/ui';
import type { ErrorReporter } from '../errors/error-reporter';
import type { LazyLiveConnection } from '../live/lazy-live-connection';
import type { LiveUpdates } from '../live/live-updates';
import type { SavingCount } from '../notices/saving-count';
import type { MountEvents } from './mount-events';

/** The host's services behind its capabilities. */
export interface HostServices {
  readonly api: Omit<ApiCapability, 'version'>;
  readonly config: Pick<
    RuntimeConfig,
    'brand' | 'playerOrigin' | 'mapTiles' | 'mapCredit' | 'cardKey' | 'shop' | 'stickerShop'
  >;
  readonly connection: Pick<LazyLiveConnection, 'status'>;
  readonly errors: Pick<ErrorReporter, 'report'>;
  readonly features: Readable<ReadonlySet<string>>;
  readonly live: LiveUpdates;
  readonly me: Readable<CurrentUser>;
  readonly notices: Pick<NoticeList, 'show'>;
  readonly offer: Pick<Offer, 'offered'>;
  readonly phrases: { readonly capability: PhrasesCapability };
  readonly queries: QueryClient;
  readonly saving: SavingCount;
  readonly theme: Host['brand']['theme'];
}

/** A value without its setter. */
const readOnly = <T>({ get, subscribe }: Readable<T>): Readable<T> => ({ get, subscribe });

/** Capabilities that are the same in every host. `me` and `live` differ. */
export function sharedCapabilities(services: HostServices, mount: MountEvents) {
  const { api, config, connection, errors, features, live, me, notices, offer, phrases, queries, saving, theme } =
    services;
  return {
    contract: CONTRACT_VERSION,
    me: readOnly(me),
    api: Object.freeze({ version: VERSIONS.api, ...api }),
    queries: Object.freeze({ version: VERSIONS.queries, client: queries }),
    live: {
      version: VERSIONS.live,
      status: connection.status,
      subscribe: live.subscribe.bind(live),
      screen: live.declare.bind(live),
      ask: live.ask,
      answer: live.answer,
    },
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
      enabled: readOnly(features),
      offered: readOnly(offer.offered),
    }),
    phrases: phrases.capability,
    brand: Object.freeze({
      version: VERSIONS.brand,
      name: config.brand.name,
      colour: config.brand.colour,
      logo: config.brand.logo,
      playerOrigin: config.playerOrigin,
      mapTiles: config.mapTiles,
      mapCredit: config.mapCredit,
      cardKey: config.cardKey,
      shop: config.shop,
      stickerShop: config.stickerShop,
      theme: readOnly(theme),
    }),
    signal: mount.signal,
  };
}
