import { createApi, offerOf, Session } from '@waymark/client';
import { type RuntimeConfig, writable } from '@waymark/contract';
import { Phrases } from '../language/phrases';
import { PageHistory } from '../navigation/page-history';
import { NO_OVERRIDES, type Overrides } from '../overrides/overrides';
import { Places } from '../session/places';
import { takeEarly } from './early-reads';
import { themeChoice } from './theme-choice';

/** What every page needs, signed in or not: it loads first and stays small. */
export type Page = ReturnType<typeof createPage>;

/** Wires configuration, history, session and calls to each other. */
export function createPage(config: RuntimeConfig, window: Window, overrides: Overrides = NO_OVERRIDES) {
  const storage = storageOf(window, 'localStorage');
  const { hostname } = window.location;
  const history = new PageHistory(window);
  const places = new Places(window, history);
  const session = new Session({
    config,
    hostname,
    storage,
    locks: window.navigator.locks,
    events: window,
    onExpired: () => places.toSignInLapsed(),
    onMaintenance: () => places.to('/maintenance'),
  });
  const lapse = () => {
    // Signed out in another tab while a call was on its way: nothing has lapsed.
    if (session.currentToken() === undefined) return void session.end();
    places.toSignInLapsed();
    session.end();
  };
  const offer = offerOf(config, hostname);
  const api = createApi({
    config,
    session,
    offer,
    hostname,
    language: () => phrases.capability.language.get(),
    takeEarly,
    onLapsed: lapse,
  });
  const phrases = new Phrases({
    storage,
    load: async (language) => {
      const { fetchDictionary } = await import('@waymark/host/language/dictionary');
      const tab = storageOf(window, 'sessionStorage');
      return fetchDictionary({ api, mayReport: () => session.signedIn.get(), storage: tab }, language);
    },
    reload: () => window.location.reload(),
  });
  /** What somebody typed as his address: the next account page has it already. */
  const typedEmail = writable('');
  /** How many parts of the application are on their way and not on view. */
  const loading = writable(0);
  return {
    config,
    /** What this tab runs in place of releases. */
    overrides,
    storage,
    history,
    places,
    session,
    /** What the provider offers beyond the documented calls. */
    offer,
    lapse,
    api,
    phrases,
    typedEmail,
    loading,
    theme: themeChoice(storage),
  };
}

/** A storage, or undefined where the browser refuses even to name it. */
function storageOf(window: Window, name: 'localStorage' | 'sessionStorage'): Storage | undefined {
  try {
    return window[name];
  } catch {
    return undefined;
  }
}
