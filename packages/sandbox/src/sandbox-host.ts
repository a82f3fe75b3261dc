import { type ApiRequest, CAPABILITY_VERSIONS, type Host, type Registry, writable } from '@waymark/contract';
import { rendersAddress } from '@waymark/host/remotes/open-route';
import type { QueryClient } from '@waymark/host-kit/query';
import { type ConformanceCase, createFakeHost } from '@waymark/testing';
import { createNoticeList } from '@waymark/ui';
import { answerAs } from './answers';
import { createDictionary } from './dictionary';
import type { SwitchBoard } from './switches';

/** An API call of the remote and its outcome. */
export interface LoggedCall {
  readonly method: string;
  readonly path: string;
  readonly outcome: number | 'none' | 'answered';
}

/** Options of the host for one mount. */
export interface SandboxMount {
  readonly signal: AbortSignal;
  readonly onCrash: (error: unknown) => void;
}

/** Everything the sandbox provides to its remote. */
export type Sandbox = ReturnType<typeof createSandbox>;

const MAX_CALLS = 60;

/** The fake host of the tests, in a real page and controlled by the switches. */
export function createSandbox(given: ConformanceCase, registry: Registry, switches: SwitchBoard, page: Window) {
  const dictionary = createDictionary();
  const calls = writable<readonly LoggedCall[]>([]);
  const notices = createNoticeList();
  const features = writable<ReadonlySet<string>>(new Set());
  const direction = writable<'ltr' | 'rtl'>('ltr');
  const theme = writable<'light' | 'dark' | 'system'>('system');

  async function respond(call: ApiRequest): Promise<unknown> {
    const note = (outcome: LoggedCall['outcome']) =>
      calls.set([{ method: call.method, path: call.path, outcome }, ...calls.get()].slice(0, MAX_CALLS));
    try {
      const answer = await answerAs(call, switches.get(), given.respond);
      note('answered');
      return answer;
    } catch (error) {
      note((error as { status?: number | 'none' }).status ?? 'none');
      throw error;
    }
  }

  const { pathname, search, hash } = page.location;
  const path =
    pathname === '/' && !rendersAddress(registry, '/', features.get()) ? given.path : pathname + search + hash;
  const knows = (to: string) => rendersAddress(registry, to, features.get());
  const fake = createFakeHost({ path, respond, knows });
  const { location } = fake.host.navigation;
  let replacing = path !== pathname + search + hash;
  const follow = () => {
    const here = location.get();
    const address = here.pathname + here.search + here.hash;
    if (address !== page.location.pathname + page.location.search + page.location.hash) {
      page.history[replacing ? 'replaceState' : 'pushState'](null, '', address);
    }
    replacing = false;
  };
  follow();
  location.subscribe(follow);
  page.addEventListener('popstate', () => fake.go(page.location.pathname + page.location.search + page.location.hash));

  const navigation: Host['navigation'] = {
    ...fake.host.navigation,
    navigate(to, options) {
      if (typeof to === 'number') return page.history.go(to);
      replacing = options?.replace === true;
      fake.host.navigation.navigate(to, options);
    },
    setTitle: (title) => {
      page.document.title = title;
    },
  };

  const follows = () => {
    const { features: on, direction: to, theme: dress, language } = switches.get();
    if (on.join() !== [...features.get()].join()) features.set(new Set(on));
    direction.set(to);
    theme.set(dress);
    void dictionary.speak(language);
  };
  follows();
  switches.subscribe(follows);

  return {
    calls,
    dictionary,
    direction,
    location,
    notices,
    theme,
    navigate: navigation.navigate,
    queries: fake.host.queries.client as QueryClient,
    /** The host of one mount. */
    hostFor: ({ signal, onCrash }: SandboxMount): Host =>
      Object.freeze<Host>({
        ...fake.host,
        navigation,
        signal,
        errors: {
          version: CAPABILITY_VERSIONS.errors,
          report(error, context) {
            if (context?.fatal) return onCrash(error);
            const { handled, message } = error as { handled?: boolean; message?: string };
            if (!handled) notices.show({ tone: 'danger', text: message ?? String(error) });
            reportError(error instanceof Error ? error : new Error(message));
          },
        },
        notices: { ...fake.host.notices, show: notices.show },
        features: { ...fake.host.features, enabled: features },
        phrases: {
          version: CAPABILITY_VERSIONS.phrases,
          language: dictionary.language,
          direction,
          translate: dictionary.translate,
        },
        brand: { ...fake.host.brand, theme },
      }),
  };
}
