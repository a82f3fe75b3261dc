import { createApi, offerOf, Session } from '@waymark/client';
import { type RuntimeConfig, writable } from '@waymark/contract';
import { Phrases } from '../language/phrases';
import { PageHistory } from '../navigation/page-history';
import { NO_OVERRIDES, type Overrides } from '../overrides/overrides';
import { Places } from '../session/places';
import { takeEarly } from './early-reads';
import { themeChoice } from './theme-choice';

/** Services of every page, signed in or not: loaded first, so they stay small. */
export type Page = ReturnType<typeof createPage>;

/** Connects configuration, history, session and calls. */
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
    onExpired: (elsewhere) => places.toSignInLapsed(elsewhere),
    onMaintenance: () => places.toMaintenance(),
  });
  places.isGuest = () => session.guest.get() !== undefined;
  const lapse = () => {
    // Signed out in another tab during a call, so nothing has expired.
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
    say: (text) => phrases.known(text),
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
  /** The typed e-mail address, prefilled on the next account page. */
  const typedEmail = writable('');
  /** Number of parts of the application that are loading. */
  const loading = writable(0);
  return {
    config,
    /** What this tab runs instead of releases. */
    overrides,
    storage,
    history,
    places,
    session,
    /** The provider's capabilities beyond the documented calls. */
    offer,
    lapse,
    api,
    phrases,
    typedEmail,
    loading,
    theme: themeChoice(storage),
  };
}

/** A storage; undefined if the browser refuses access to it. */
function storageOf(window: Window, name: 'localStorage' | 'sessionStorage'): Storage | undefined {
  try {
    return window[name];
  } catch {
    return undefined;
  }
}
