import {
  type ApiFailure,
  type ApiRequest,
  CAPABILITY_VERSIONS,
  CONTRACT_VERSION,
  type CurrentUser,
  type Host,
  type HostLocation,
  type LeaveAttempt,
  type LiveCode,
  type LiveMessage,
  type LiveScreen,
  type LiveStatus,
  type Notice,
  PROVIDER_CAPABILITIES,
  type PresentPerson,
  type ProviderCapability,
  type ScreenKey,
  type Unsubscribe,
  writable,
} from '@waymark/contract';
import { KeyBoard } from '@waymark/host-kit';
import { QueryClient } from '@waymark/host-kit/query';

/** Options of a fake host, all with sensible defaults. */
export interface FakeHostOptions {
  /** Initial address. */
  readonly path?: string;
  readonly me?: CurrentUser;
  readonly features?: readonly string[];
  /** Capabilities beyond the documented calls; all by default. */
  readonly offered?: readonly ProviderCapability[];
  /** Milliseconds for which data counts as fresh; 0 by default. */
  readonly freshFor?: number;
  /** Answers the remote's calls; throw a `failure()` to refuse. Unanswered calls fail with 404. */
  readonly respond?: (call: ApiRequest) => unknown;
  /** Addresses rendered by some remote; all by default. */
  readonly knows?: (to: string) => boolean;
  readonly direction?: 'ltr' | 'rtl';
  readonly language?: string;
  readonly theme?: 'light' | 'dark' | 'system';
  readonly phrases?: Readonly<Record<string, string>>;
  /** A host without presence. */
  readonly withoutPresence?: boolean;
}

/** A host for tests that records everything. */
export interface FakeHost {
  readonly host: Host;
  readonly calls: readonly ApiRequest[];
  readonly notices: readonly Notice[];
  readonly reported: readonly { readonly error: unknown; readonly context: unknown }[];
  readonly titles: readonly string[];
  readonly screens: readonly LiveScreen[];
  /** The declared keys and commands. */
  readonly keys: () => readonly ScreenKey[];
  /** Questions asked by screens themselves. */
  readonly asked: readonly LiveMessage[];
  /** Screens' answers to Change Detected: the fields that keep their values. */
  readonly answered: readonly (readonly string[])[];
  readonly location: () => HostLocation;
  readonly go: (path: string) => void;
  readonly sendLive: (message: LiveMessage) => void;
  readonly setLiveStatus: (status: LiveStatus) => void;
  readonly setOthers: (people: readonly PresentPerson[]) => void;
  /** Unmounts everything mounted with this host. */
  readonly abort: () => void;
  /** Subscriptions, blockers and screens that the remote has not released. */
  readonly leftovers: () => number;
}

/** A refusal for `respond` to throw. */
export const failure = (
  status: number | 'none',
  data: unknown = undefined,
  message = `status ${status}`,
): ApiFailure => ({
  name: 'ApiFailure',
  status,
  message,
  data,
  handled: false,
});

/** A refusal that the call site handles. */
export const refusal = (...given: Parameters<typeof failure>): ApiFailure => ({ ...failure(...given), handled: true });

/** Creates a host for tests, typed by the contract so that it cannot drift from it. */
export function createFakeHost(options: FakeHostOptions = {}): FakeHost {
  let held = 0;
  const hold = (release: () => void): Unsubscribe => {
    held += 1;
    let given = false;
    return () => {
      if (given) return;
      given = true;
      held -= 1;
      release();
    };
  };
  const counted = <T>(value: T) => {
    const source = writable(value);
    return { get: source.get, set: source.set, subscribe: (listener: () => void) => hold(source.subscribe(listener)) };
  };

  const place = counted(locationOf(options.path ?? '/'));
  const blockers = new Set<{ should: () => boolean; ask: (attempt: LeaveAttempt) => void }>();
  const calls: ApiRequest[] = [];
  const notices: Notice[] = [];
  const reported: { error: unknown; context: unknown }[] = [];
  const titles: string[] = [];
  const screens = new Set<LiveScreen>();
  const asked: LiveMessage[] = [];
  const answered: (readonly string[])[] = [];
  const listeners = new Set<{ sources: readonly LiveCode[]; hear: (message: LiveMessage) => void }>();
  const status = counted<LiveStatus>('live');
  const others = counted<readonly PresentPerson[]>([]);
  const offered = counted<ReadonlySet<ProviderCapability>>(new Set(options.offered ?? PROVIDER_CAPABILITIES));
  const keys = new KeyBoard();
  const ending = new AbortController();

  const move = (path: string, state?: unknown) => {
    const arrive = () => place.set({ ...locationOf(path), state: state ?? null });
    const blocker = [...blockers].find(({ should }) => should());
    if (!blocker) return arrive();
    blocker.ask({ proceed: arrive, stay: () => undefined });
  };

  const host: Host = {
    contract: CONTRACT_VERSION,
    session: {
      version: CAPABILITY_VERSIONS.session,
      me: counted<CurrentUser>(options.me ?? { id: 1, email: 'owner@demo.test', name: 'Maren Okafor', features: [] }),
      previewUrl: (code, challenge) =>
        `https://play.test/preview/${code}${challenge ? `/challenge/${challenge}` : ''}?token=t`,
    },
    navigation: {
      version: CAPABILITY_VERSIONS.navigation,
      location: place,
      navigate: (to, how) => (typeof to === 'string' ? move(to, how?.state) : undefined),
      href: (to) => to,
      knows: options.knows ?? (() => true),
      block: (should, ask) => {
        const blocker = { should, ask };
        blockers.add(blocker);
        return hold(() => blockers.delete(blocker));
      },
      setTitle: (title) => void titles.push(title),
    },
    api: {
      version: CAPABILITY_VERSIONS.api,
      request: async (call) => {
        const { capability } = call;
        if (capability && !offered.get().has(capability)) throw failure(404);
        calls.push(call);
        const answer = await options.respond?.(call);
        if (answer === undefined) {
          // As in the builder, a missing capability is not requested again.
          offered.set(new Set([...offered.get()].filter((name) => name !== capability)));
          throw failure(404);
        }
        // Files pass by reference; JSON arrives as a copy.
        return answer instanceof Blob ? answer : structuredClone(answer);
      },
      putFile: async () => undefined,
      resolve: (address) => address,
      offers: (capability) => offered.get().has(capability),
    },
    queries: {
      version: CAPABILITY_VERSIONS.queries,
      client: new QueryClient({
        defaultOptions: {
          queries: { retry: false, gcTime: Number.POSITIVE_INFINITY, staleTime: options.freshFor ?? 0 },
        },
      }),
    },
    live: {
      version: CAPABILITY_VERSIONS.live,
      status,
      subscribe: (sources, hear) => {
        const listener = { sources, hear };
        listeners.add(listener);
        return hold(() => listeners.delete(listener));
      },
      screen: (screen) => {
        screens.add(screen);
        return hold(() => screens.delete(screen));
      },
      playing: () => hold(() => undefined),
      ask: (message) => void asked.push(message),
      answer: (keep) => void answered.push(keep),
    },
    errors: { version: CAPABILITY_VERSIONS.errors, report: (error, context) => void reported.push({ error, context }) },
    notices: {
      version: CAPABILITY_VERSIONS.notices,
      show: (notice) => {
        notices.push(notice);
        return () => undefined;
      },
      saving: () => () => undefined,
    },
    features: {
      version: CAPABILITY_VERSIONS.features,
      enabled: counted<ReadonlySet<string>>(new Set(options.features)),
      offered,
    },
    phrases: {
      version: CAPABILITY_VERSIONS.phrases,
      language: counted(options.language ?? 'en'),
      direction: counted(options.direction ?? 'ltr'),
      translate: (phrase) => options.phrases?.[phrase] ?? phrase,
    },
    brand: {
      version: CAPABILITY_VERSIONS.brand,
      name: 'Harbour Hunts',
      colour: '#0b6a60',
      logo: '',
      playerOrigin: 'https://play.test',
      theme: counted(options.theme ?? 'light'),
    },
    ...(options.withoutPresence ? {} : { presence: { version: CAPABILITY_VERSIONS.presence, others } }),
    keys: {
      version: CAPABILITY_VERSIONS.keys,
      declare: (declared) => hold(keys.declare(declared)),
      list: () => keys.press('?'),
    },
    signal: ending.signal,
  };

  return {
    host: Object.freeze(host),
    calls,
    notices,
    reported,
    titles,
    asked,
    answered,
    get screens() {
      return [...screens];
    },
    keys: keys.keys.get,
    location: place.get,
    go: move,
    sendLive: (message) => {
      for (const { sources, hear } of [...listeners]) if (sources.includes(message.source)) hear(message);
    },
    setLiveStatus: status.set,
    setOthers: others.set,
    abort: () => ending.abort(),
    leftovers: () => held,
  };
}

let keys = 0;

function locationOf(path: string): HostLocation {
  const { pathname, search, hash } = new URL(path, 'https://builder.test');
  keys += 1;
  return { pathname, search, hash, state: null, key: `k${keys}` };
}
