import { lookUpUser, reportSignOut } from '@waymark/client';
import { isReadinessMessage, type LiveMessage, paths, readGameId, writable } from '@waymark/contract';
import { ErrorReporter } from '@waymark/host/errors/error-reporter';
import { ReportedQueries } from '@waymark/host/errors/reported-queries';
import { LaterCode } from '@waymark/host/live/later-code';
import { LazyLiveConnection } from '@waymark/host/live/lazy-live-connection';
import { LiveUpdates } from '@waymark/host/live/live-updates';
import { OwnWrites } from '@waymark/host/live/own-writes';
import { PeopleHere } from '@waymark/host/live/people-here';
import { sourcesOf } from '@waymark/host/live/sources-of';
import { SavingCount } from '@waymark/host/notices/saving-count';
import { createQueries } from '@waymark/host/queries/create-queries';
import { openRoute } from '@waymark/host/remotes/open-route';
import { draftOwner, KeyBoard } from '@waymark/host-kit';
import { matchPath } from '@waymark/host-kit/router';
import { createNoticeList } from '@waymark/ui';

import { online } from '../live/online';
import { Reels } from '../live/reels';
import { forgetAnswers } from '../offline/forget-answers';
import { forgetDrafts } from '../offline/forget-drafts';
import { RegistryWatch } from '../remotes/registry-watch';
import { createRemotes } from '../remotes/remotes';
import { Account } from '../session/account';
import type { Page } from './page';

/** Everything the shell owns on a signed-in page. Remotes see parts of it through their Host. */
export type Services = ReturnType<typeof createServices>;

/** Connects the services of a signed-in page. */
export function createServices(page: Page) {
  const { config, session, offer, lapse, phrases } = page;
  const writes = new OwnWrites();
  const api = writes.watch(page.api);
  const openHere = () => openRoute(remotes.inService.get().areas, page.history.location.get().pathname);
  const isPublic = () => openHere()?.route.public;
  page.places.isProtected = () => openHere() !== undefined && !isPublic();
  const errors = new ErrorReporter({ onLapsed: lapse, online, isPublic });
  const reported = new ReportedQueries(page.history.location);
  const queries = createQueries(errors, reported, () => openHere()?.route.fullscreen);

  const account = new Account({
    load: () => lookUpUser(api),
    signedIn: session.signedIn.get,
    brandFeatures: config.brand.features,
    onLearnt: (id, features) => {
      session.learn(id, features);
      // Somebody else may have signed in without the last person signing out, by a judge link for instance.
      forgetDrafts(draftOwner(api.resolve('/'), id));
      if (features.has('language')) phrases.allow();
      else phrases.disable();
    },
  });
  const { me, features } = account;

  const remotes = createRemotes({ ...page, errors, page: document });
  const sources = () => sourcesOf(remotes.registry);
  const releases: RegistryWatch = new RegistryWatch({
    config,
    revision: () => remotes.registry.revision,
    onNewer: (registry) => {
      const before = sources().join();
      remotes.take(registry);
      if (sources().join() !== before) connection.renew();
    },
    onRefused: (error) => errors.report(error, { kind: 'registry' }),
  });
  const line = new LaterCode(() => import('../live/live-line'));
  const live = new LiveUpdates(line, {
    queries,
    // Before the account is loaded, and if that fails, the session knows it.
    myId: () => me.get().id ?? session.userId(),
    namesChanges: () => offer.offers('named-changes'),
    writes,
    eventTarget: window,
  });
  const reels = new Reels(line, () => {
    const { pathname } = page.history.location.get();
    return {
      game: readGameId(openHere()?.game),
      slideshow: matchPath(paths.slideshow.pattern, pathname) !== null,
    };
  });
  /** A pending report about a game that starts with problems. */
  const readinessMessage = writable<LiveMessage | undefined>(undefined);
  const connection: LazyLiveConnection = new LazyLiveConnection(line, {
    url: config.realtimeUrl,
    whitelabel: config.whitelabel,
    token: async () => (await line.load()).socketEntrance({ api, session }),
    sources,
    onMessage: (message: LiveMessage) => {
      live.receive(message);
      reels.receive(message);
      if (isReadinessMessage(message)) readinessMessage.set(message);
    },
    onRelease: () => releases.soon(),
    onGap: () => {
      live.reloadEverything();
      releases.soon();
    },
    onPresence: (presence) => here.receive(presence),
  });
  const here = new PeopleHere(line, { line: connection, me, offered: () => offer.offers('presence') });

  /** Drops all data of the account that signed out. */
  const forget = () => {
    connection.close();
    reels.forget();
    readinessMessage.set(undefined);
    queries.clear();
    account.forget();
    forgetAnswers();
    forgetDrafts();
  };

  /** Ends the session in this browser ([G12]), and then everywhere if the provider offers that. */
  const signOut = () => {
    const refreshToken = session.end();
    page.places.toSignIn();
    // The builder may be gone before it notices.
    forget();
    if (refreshToken) void reportSignOut(api, refreshToken);
  };

  return {
    ...page,
    api,
    signOut,
    errors,
    queries,
    me,
    /** Whether loading the account has finished, whatever the result. */
    meKnown: account.known,
    features,
    learnMe: account.learn,
    /** Stops loading the account. */
    restMe: account.rest,
    live,
    reels,
    readinessMessage,
    /** Who else has the open game open. */
    here,
    connection,
    forget,
    notices: createNoticeList(),
    /** Whether the command palette is open. */
    palette: writable(false),
    /** Keys and commands of the current screen. */
    keys: new KeyBoard(),
    saving: new SavingCount(),
    remotes,
    /** Detects new releases while the page is open. */
    releases,
  };
}
