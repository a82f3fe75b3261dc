import {
  CONTRACT_VERSION,
  type Host,
  type HostLocation,
  type LeaveAttempt,
  type LiveCode,
  type LiveMessage,
  type LiveScreen,
  type LiveStatus,
  type NavigateOptions,
  CAPABILITY_VERSIONS as VERSIONS,
  writable,
} from '@waymark/contract';
import { QueryClient } from '@waymark/host-kit/query';

/** One requested step of the host's history. */
interface Step {
  readonly to: string | number;
  readonly options: NavigateOptions | undefined;
}

let keys = 0;
const at = (path: string, state: unknown = null): HostLocation => {
  const { pathname, search, hash } = new URL(path, 'https://builder.test');
  keys += 1;
  return { pathname, search, hash, state, key: `k${keys}` };
};

/** A host for the tests of this package, which cannot use the fake host that is built on it. */
export function pretendHost(path = '/') {
  const location = writable(at(path));
  const language = writable('en');
  const socket = writable<LiveStatus>('live');
  const dictionary = new Map<string, string>();
  const steps: Step[] = [];
  const reported: { readonly error: unknown; readonly context: unknown }[] = [];
  const outcomes: string[] = [];
  const titles: string[] = [];
  const blockers = new Set<(attempt: LeaveAttempt) => void>();
  const listeners = new Set<{ sources: readonly LiveCode[]; hear: (message: LiveMessage) => void }>();
  const screens = new Set<LiveScreen>();
  const reels = { playing: 0 };
  const ending = new AbortController();

  const host: Host = {
    contract: CONTRACT_VERSION,
    session: { version: VERSIONS.session, me: writable({ features: [] }), previewUrl: (code) => code },
    navigation: {
      version: VERSIONS.navigation,
      location,
      navigate: (to, options) => {
        steps.push({ to, options });
        if (typeof to === 'string') location.set(at(to, options?.state));
      },
      href: (to) => `#${to}`,
      knows: () => true,
      block: (_, ask) => {
        blockers.add(ask);
        return () => blockers.delete(ask);
      },
      setTitle: (title) => titles.push(title),
    },
    api: {
      version: VERSIONS.api,
      request: async () => undefined,
      putFile: async () => undefined,
      resolve: (address) => address,
    },
    queries: { version: VERSIONS.queries, client: new QueryClient() },
    live: {
      version: VERSIONS.live,
      status: socket,
      subscribe: (sources, hear) => {
        const listener = { sources, hear };
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
      screen: (screen) => {
        screens.add(screen);
        return () => screens.delete(screen);
      },
      playing: () => {
        reels.playing += 1;
        return () => {
          reels.playing -= 1;
        };
      },
    },
    errors: { version: VERSIONS.errors, report: (error, context) => reported.push({ error, context }) },
    notices: {
      version: VERSIONS.notices,
      show: () => () => undefined,
      saving: () => {
        const place = outcomes.push('saving') - 1;
        return (outcome) => {
          outcomes[place] = outcome;
        };
      },
    },
    features: { version: VERSIONS.features, enabled: writable<ReadonlySet<string>>(new Set(['groups'])) },
    phrases: {
      version: VERSIONS.phrases,
      language,
      direction: writable('ltr'),
      translate: (phrase) => dictionary.get(phrase) ?? phrase,
    },
    brand: {
      version: VERSIONS.brand,
      name: 'Harbour Hunts',
      colour: '#0b6a60',
      logo: '',
      playerOrigin: 'https://play.test',
      theme: writable('light'),
    },
    signal: ending.signal,
  };

  return {
    host: Object.freeze(host),
    socket,
    steps,
    reported,
    outcomes,
    titles,
    screens,
    reels,
    /** Adds a translation and changes the language, so that everything re-renders. */
    speak: (tag: string, phrase: string, translation: string) => {
      dictionary.set(phrase, translation);
      language.set(tag);
    },
    go: (to: string) => location.set(at(to)),
    abort: () => ending.abort(),
    blocked: () => blockers.size > 0,
    /** Tries to leave: undefined if nothing blocks it, otherwise the outcome. */
    tryToLeave: () => {
      const [ask] = blockers;
      const answers: string[] = [];
      ask?.({ proceed: () => answers.push('proceed'), stay: () => answers.push('stay') });
      return ask ? answers : undefined;
    },
    receive: (message: LiveMessage) => {
      for (const { sources, hear } of [...listeners]) if (sources.includes(message.source)) hear(message);
    },
    listening: () => [...listeners].map(({ sources }) => sources),
  };
}
