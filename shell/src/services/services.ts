import {
  createTransport,
  LiveConnection,
  loadCurrentUser,
  putFile,
  retryDelay,
  type Send,
  Session,
  shouldRetry,
} from '@waymark/client';
import { type ApiCapability, type CurrentUser, type RuntimeConfig, writable } from '@waymark/contract';
import { MutationCache, QueryCache, QueryClient } from '@waymark/host-kit/query';
import { createNoticeList } from '@waymark/ui';
import { ErrorDesk } from '../errors/error-desk';
import { LiveDesk } from '../live/live-desk';
import { SavingCount } from '../notices/saving-count';
import { Places } from '../session/places';
import { takeEarly } from './early-reads';
import { themeChoice } from './theme-choice';

/** Everything the shell owns for the page, made once. Remotes see parts of it through their Host. */
export type Services = ReturnType<typeof createServices>;

const FRESH_FOR = 30_000;

/** Wires the page's services to each other. */
export function createServices(config: RuntimeConfig, page: Window) {
  const places = new Places(page);
  const errors = new ErrorDesk({ onLapsed: () => lapse() });
  const session = new Session({
    config,
    hostname: page.location.hostname,
    storage: storageOf(page),
    locks: page.navigator.locks,
    events: page,
    onExpired: () => places.toSignInLapsed(),
    onMaintenance: () => places.to('/maintenance'),
  });
  const lapse = () => {
    places.toSignInLapsed();
    session.end();
  };
  const send: Send = createTransport({ config, session, hostname: page.location.hostname, takeEarly, onLapsed: lapse });
  const api: Omit<ApiCapability, 'version'> = {
    request: send,
    putFile: (address, file, options) => putFile(absolute(config, address), file, options),
    resolve: (address) => absolute(config, address),
  };

  const queries = new QueryClient({
    queryCache: new QueryCache({ onError: (error) => errors.report(error) }),
    mutationCache: new MutationCache(),
    defaultOptions: {
      queries: { retry: shouldRetry, retryDelay, refetchOnWindowFocus: false, staleTime: FRESH_FOR },
      mutations: { retry: false },
    },
  });

  const me = writable<CurrentUser>({ features: [] });
  const meKnown = writable(false);
  const features = writable<ReadonlySet<string>>(new Set(config.brand.features));
  const learnMe = async () => {
    const user = await loadCurrentUser(api);
    me.set(user);
    features.set(new Set([...config.brand.features, ...user.features]));
    meKnown.set(true);
    if (user.id !== undefined) session.setUserId(user.id);
  };

  const live = new LiveDesk(queries, () => me.get().id);
  const connection = new LiveConnection({
    url: config.realtimeUrl,
    whitelabel: config.whitelabel,
    token: async () => (await session.freshToken().catch(() => undefined))?.value,
    onMessage: live.receive,
    onGap: live.reloadEverything,
  });

  const forget = () => {
    connection.close();
    queries.clear();
    me.set({ features: [] });
    meKnown.set(false);
    features.set(new Set(config.brand.features));
  };

  return {
    config,
    places,
    errors,
    session,
    api,
    queries,
    me,
    meKnown,
    features,
    live,
    connection,
    notices: createNoticeList(),
    saving: new SavingCount(),
    theme: themeChoice(storageOf(page)),
    learnMe,
    forget,
  };
}

const absolute = ({ apiOrigin }: RuntimeConfig, address: string): string =>
  /^[a-z]+:/i.test(address) ? address : `${apiOrigin}${address}`;

/** Local storage, or undefined where the browser refuses even to name it. */
function storageOf(page: Window): Storage | undefined {
  try {
    return page.localStorage;
  } catch {
    return undefined;
  }
}
