import { createApi, loadCurrentUser, offerOf } from '@waymark/client';
import { type CurrentUser, type EmbedConfig, type LiveMessage, writable } from '@waymark/contract';
import { ErrorReporter } from '@waymark/host/errors/error-reporter';
import { ReportedQueries } from '@waymark/host/errors/reported-queries';
import { keepLive } from '@waymark/host/live/keep-live';
import { LaterCode } from '@waymark/host/live/later-code';
import { LazyLiveConnection } from '@waymark/host/live/lazy-live-connection';
import { LiveUpdates } from '@waymark/host/live/live-updates';
import { OwnWrites } from '@waymark/host/live/own-writes';
import { sourcesOf } from '@waymark/host/live/sources-of';
import { SavingCount } from '@waymark/host/notices/saving-count';
import { createQueries } from '@waymark/host/queries/create-queries';
import { openRoute, rendersAddress } from '@waymark/host/remotes/open-route';
import { createNoticeList } from '@waymark/ui';
import type { Place, Theme } from '../loader/place';
import { EmbedPhrases } from './embed-phrases';
import { addressOf, MemoryHistory } from './memory-history';
import { ProvidedSession } from './provided-session';
import { signedOut } from './signed-out';

/** Everything of one element: elements of a page share none of it. */
export type Services = ReturnType<typeof createServices>;

/** Connects the services of one element. */
export function createServices(place: Place, remote: string, { config, registry }: EmbedConfig) {
  const { wishes, tell } = place;
  const builder = new URL(place.base);
  const own = { remotes: registry.remotes.filter(({ id }) => id === remote) };
  const routeAt = (pathname: string) => openRoute(own, pathname)?.route;
  const session = new ProvidedSession(place.askToken);
  const offer = offerOf(config, builder.hostname);
  const writes = new OwnWrites();
  const api = writes.watch(
    createApi({
      config,
      session,
      offer,
      hostname: builder.hostname,
      language: (): string => phrases.capability.language.get(),
      say: (text): string => phrases.known(text),
      onLapsed: session.expire,
    }),
  );
  const phrases: EmbedPhrases = new EmbedPhrases(async (language) => {
    const { fetchDictionary } = await import('@waymark/host/language/dictionary');
    return fetchDictionary({ api, mayReport: () => session.isSignedIn }, language);
  });
  const me = writable<CurrentUser>({ features: [] });
  const features = writable<ReadonlySet<string>>(new Set(config.brand.features));
  const meKnown = writable(false);
  let turn = 0;
  const learnMe = async (): Promise<void> => {
    meKnown.set(false);
    turn += 1;
    const mine = turn;
    const user = await loadCurrentUser(api);
    // The page has offered another user meanwhile.
    if (mine !== turn) return;
    features.set(new Set([...config.brand.features, ...user.features]));
    me.set(user);
    meKnown.set(!session.lapsed.get());
  };
  void learnMe();

  /** Features come with the account: until it is known, none is missing, and the screen waits. */
  const draws = (pathname: string) =>
    rendersAddress(own, pathname, meKnown.get() ? features.get() : new Set([routeAt(pathname)?.feature ?? '']));
  const history = new MemoryHistory({
    start: wishes.path,
    builder: builder.origin,
    draws,
    onMove: (path, outside) => tell({ type: 'navigate', detail: { path, outside } }),
    page: window,
  });
  const { location } = history.capability;
  const namesPages = own.remotes.some(({ current }) => current.routes.length > 0);
  const lacks = (pathname: string) => namesPages && !draws(pathname);
  const start = location.get();
  // Later, because the page may respond by ending the element, which has to exist for that.
  if (lacks(start.pathname)) {
    queueMicrotask(() => tell({ type: 'navigate', detail: { path: addressOf(start), outside: true } }));
  }
  const isSignedOut = signedOut(session.lapsed, location, (pathname) => routeAt(pathname)?.public);
  isSignedOut.subscribe(() => {
    if (isSignedOut.get()) tell({ type: 'session-expired', detail: {} });
  });
  const errors = new ErrorReporter({ onLapsed: session.expire });
  const reported = new ReportedQueries(location);
  const queries = createQueries(errors, reported, () => routeAt(location.get().pathname)?.fullscreen);
  const closed = new AbortController();
  const line = new LaterCode(() => import('@waymark/host/live/live-line'));
  const live = new LiveUpdates(line, {
    queries,
    myId: () => me.get().id,
    namesChanges: () => offer.offers('named-changes'),
    writes,
    eventTarget: window,
    signal: closed.signal,
  });
  const connection = new LazyLiveConnection(line, {
    url: config.realtimeUrl,
    whitelabel: config.whitelabel,
    token: async () => {
      const { socketEntrance } = await line.load();
      // Only a page without a token has nobody signed in; any other failure passes, and is retried.
      return socketEntrance({ api, session }).catch((error: unknown) => {
        if (session.lapsed.get()) return undefined;
        throw error;
      });
    },
    sources: () => sourcesOf(registry),
    onMessage: (message: LiveMessage) => live.receive(message),
    onGap: live.reloadEverything,
  });
  keepLive(
    connection,
    () => {
      // The page's token has no known end: a refused call asks for the next one.
      if (session.lapsed.get()) return;
      connection.wake();
      live.reloadGame();
    },
    closed.signal,
  );
  const theme = writable<Theme>(wishes.theme);

  return {
    remote,
    config,
    registry,
    builder: builder.origin,
    /** The area's route of an address; undefined for an unknown one. */
    routeAt,
    /** Whether the area has no page at an address. A release that names none may draw any. */
    lacks,
    session,
    isSignedOut,
    offer,
    api,
    me,
    /** Whether the features are those of the account. */
    meKnown,
    features,
    history,
    errors,
    queries,
    live,
    connection,
    phrases,
    theme,
    notices: createNoticeList(),
    saving: new SavingCount(),
    tell,
    /** Somebody signs in again, perhaps another user, so nothing loaded may stay. */
    renew: (): void => {
      session.renew();
      void learnMe();
      void queries.resetQueries();
      // Without a visitor, it has closed for good.
      connection.close();
      connection.open();
    },
    /** Removes everything outside the element. */
    close: (): void => {
      closed.abort();
      history.close();
      connection.close();
      void queries.cancelQueries();
      queries.clear();
    },
  };
}
