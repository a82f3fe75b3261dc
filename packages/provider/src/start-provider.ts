import { join } from 'node:path';
import { findFfmpeg, makePictures } from '@waymark/studio';
import { releaseGone } from './answers/queue/release-gone';
import type { Database } from './db/database';
import { openDatabase } from './db/open';
import { Outages } from './db/outages';
import { dropboxDrive } from './dropbox/dropbox-drive';
import { Sealer } from './dropbox/seal';
import { listMemberIds } from './games/repo';
import { cachedGeocoder } from './geocode/cached';
import { serviceGeocoder } from './geocode/service';
import { standInGeocoder } from './geocode/stand-in';
import { Housekeeping } from './housekeeping';
import { joinable } from './idempotency/one-transaction';
import { releaseAllKeys } from './idempotency/repo';
import { allJobKinds } from './jobs/all-kinds';
import { JobRunner } from './jobs/job-runner';
import { currentJobs } from './jobs/repo';
import { LegalTexts } from './legal/legal-texts';
import { Limits } from './limits/limits';
import { SharedCounts } from './limits/shared-counts';
import { EventLoopDelay } from './load/event-loop-delay';
import { Load } from './load/load';
import { openMailer } from './mail/mailer';
import { OperatorSeal } from './maintenance/seal';
import { MaintenanceSwitch } from './maintenance/switch';
import { MediaQueue } from './media/queue';
import { Signer } from './media/signer';
import { Presence } from './presence/presence';
import { DocumentsProfile } from './profiles/documents/documents-profile';
import { configOf, type ProviderOptions, profileOf } from './provider-options';
import type { PaymentGateway } from './purchases/gateway';
import { localGateway } from './purchases/local-gateway';
import { settlePending } from './purchases/settle-pending';
import { readPushKeys } from './push/keys';
import { PushSender } from './push/push-sender';
import { StartWatch } from './readiness/start-watch';
import { visibleTasksOf } from './realtime/audience';
import { Hub } from './realtime/hub';
import { Members } from './realtime/members';
import { releaseRoutes } from './realtime/release-routes';
import { SocketServer } from './realtime/socket-server';
import { FilmStudio } from './reels/film-studio';
import { readSecret } from './secret';
import { pagesThatCall } from './server/allowed-origins';
import { buildApp } from './server/app';
import { Draining } from './server/draining';
import type { Services } from './server/services';
import { TIMEOUTS } from './server/timeouts';
import { Attempts } from './session/attempts';
import { Callers } from './session/callers';
import { openStorage } from './storage/open-storage';
import { Spool } from './storage/spool';
import type { Storage } from './storage/storage';
import { StorageBinding } from './storage/storage-binding';
import { collectionAdviser } from './suggest/collection';
import { serviceAdviser } from './suggest/service';
import { VERSION } from './version';
import { Metrics } from './watch/metrics';
import { openTracing } from './watch/tracing';
import { WebhookSender } from './webhook/webhook-sender';
import { Partners } from './white-labels/partners';
import { WorkPool } from './work/work-pool';

/** A running provider. */
export interface Provider {
  /** Its address, such as `http://localhost:4000`. */
  readonly origin: string;
  readonly database: Database;
  readonly storage: Storage;
  /** The first path segments of its calls and pages, such as `v1`, which proxies in front must forward. */
  readonly firstParts: ReadonlySet<string>;
  close(): Promise<void>;
}

/** How long calls in flight may take while the provider stops. */
const LONGEST_CALL = 10_000;
/** Starts a provider and resolves when it is ready for calls. */
export async function startProvider(options: ProviderOptions): Promise<Provider> {
  const { dataDir, onFault = () => {}, now = () => new Date() } = options;
  const database = joinable(options.database ?? (await openDatabase(dataDir, options.databaseUrl, undefined, onFault)));
  try {
    return await serve(database, { ...options, onFault, now });
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** Stripe's library is loaded only if Stripe is configured. */
async function openGateway({ stripe }: ProviderOptions): Promise<PaymentGateway> {
  if (!stripe) return localGateway;
  return (await import('./purchases/stripe/stripe-gateway')).stripeGateway(stripe);
}

async function serve(
  database: Database,
  options: ProviderOptions & Required<Pick<ProviderOptions, 'onFault' | 'now'>>,
): Promise<Provider> {
  const { dataDir, now, onNotice = () => {} } = options;
  const metrics = new Metrics(options.processMetrics);
  const tracing = options.tracing && (await openTracing(options.tracing));
  const outages = new Outages(database, (fault) => {
    metrics.fault();
    options.onFault(fault);
  });
  const onFault = outages.report;
  const storage = openStorage(dataDir, options.s3);
  const binding = new StorageBinding(database, storage);
  await binding.check();
  const spool = new Spool(join(dataDir, 'incoming'));
  await options.seed?.(database, storage);
  let address = options.publicOrigin ?? '';
  const origin = () => address;
  const secret = options.secret ?? (await readSecret(dataDir));
  const signer = new Signer(secret, now);
  const mediaQueue = new MediaQueue({
    database,
    storage,
    origin,
    signer,
    now,
    makePictures: options.makePictures ?? makePictures,
    transcoder: await findFfmpeg(options.ffmpeg),
    onFault,
  });
  const work = new WorkPool({ onFault, timeout: options.workTimeout });
  const counts = new SharedCounts(database, now, onFault);
  const config = configOf(options);
  const callers = await Callers.start(database, now, config.tokenLifespan);
  const mailer = openMailer({
    smtpUrl: options.smtpUrl,
    sender: options.mailSender ?? 'no-reply@localhost',
    outbox: join(dataDir, 'outbox'),
  });
  const push = new PushSender({
    database,
    keys: await readPushKeys(database),
    contact: options.mailSender ?? 'no-reply@localhost',
    outside: options.webhook ?? {},
  });
  const delay = new EventLoopDelay();
  const services: Services = {
    config,
    database,
    storage,
    spool,
    callers,
    partners: new Partners({ database, named: config.embedOrigins, now }),
    attempts: new Attempts(database, now),
    mailer,
    onFault,
    push,
    legalTexts: new LegalTexts(options.legalFolder, onFault),
    maintenance: await MaintenanceSwitch.start(database),
    operatorSeal: new OperatorSeal(secret, now),
    signer,
    mediaQueue,
    limits: new Limits(counts, config),
    load: new Load({ callsAtOnce: config.callsAtOnce, delay: () => delay.value }),
    geocoder: options.geocoder ? cachedGeocoder(serviceGeocoder(options.geocoder), now) : standInGeocoder(),
    adviser: options.adviser ? serviceAdviser(options.adviser) : collectionAdviser,
    gateway: await openGateway(options),
    drive: options.dropbox && { cloud: dropboxDrive(options.dropbox), sealer: new Sealer(secret, 'dropbox') },
    studio: new FilmStudio({ ffmpeg: options.ffmpeg, height: options.reelHeight }),
    work,
    webhook: options.webhook ?? {},
    origin,
    now,
  };
  const host = options.host ?? 'localhost';
  const documents =
    options.profile && (await DocumentsProfile.start({ ...profileOf(options), services, host, onFault }));
  const draining = new Draining();
  const firstParts = new Set<string>();
  const app = await buildApp(services, {
    onRoute: (url) => {
      const [, part] = url.split('/');
      if (part) firstParts.add(part);
    },
    draining,
    metrics,
    onNotice,
    onCall: options.onCall ?? (() => {}),
    tracing,
    version: VERSION,
    trustProxy: options.trustProxy ?? 0,
    timeouts: options.timeouts ?? TIMEOUTS,
    onFault,
    guard: documents && ((guarded) => documents.guard(guarded)),
  });
  if (options.registryKey && !documents) releaseRoutes(app, { database, registryKey: options.registryKey });
  const hub = new Hub(
    new Members((gameId) => listMemberIds(database.db, gameId), now),
    (audience) => visibleTasksOf(database.db, audience, now()),
    documents && ((message) => documents.frameOf(message)),
  );
  await hub.listen(database);
  callers.onEnded((sessionId) => hub.refuseSession(sessionId));
  const presence = await Presence.start({ database, now, onFault });
  hub.onRights((gameId) => presence.review(gameId));
  const webhooks = await WebhookSender.start({ database, outside: services.webhook, onNotice, onFault });
  const starts = await StartWatch.start({ database, origin, now, onFault });
  const allows = pagesThatCall(config.builderOrigins, services.partners);
  const sockets = new SocketServer({
    hub,
    callers,
    presence: documents ? undefined : presence,
    allows,
    load: services.load,
    now,
    onGone: (userId) => void releaseGone(database, userId).catch(onFault),
  });
  sockets.open(app.server);
  metrics.count({
    sockets: () => sockets.count,
    eventLoopDelay: () => delay.value,
    jobs: () => currentJobs(database.db),
  });
  if (database.engine === 'pglite') await releaseAllKeys(database.db);
  const housekeeping = await Housekeeping.start({
    services,
    binding,
    counts,
    trashDays: options.trashDays,
    historyDays: options.historyDays,
    onNotice,
    onFault,
  });
  await settlePending(services, onFault);

  await app.listen({ port: options.port, host });
  const listening = app.server.address();
  if (listening === null || typeof listening === 'string') throw new Error('The server is not listening on a port.');
  const local = `http://${host === 'localhost' ? host : listening.address}:${listening.port}`;
  address ||= local;
  await mediaQueue.resume();
  const jobs = await JobRunner.start({ database, kinds: allJobKinds(services), now, onFault, lease: options.jobLease });

  let closing: Promise<void> | undefined;
  const close = async () => {
    await draining.begin(options.stopNotice ?? 0);
    outages.close();
    delay.stop();
    await jobs.close();
    await housekeeping.stop();
    await starts.close();
    await webhooks.close();
    await presence.close();
    sockets.close();
    const stopped = app.close();
    await draining.end(LONGEST_CALL);
    // Connections that are still open now are uploads, or clients that do not read their response.
    app.server.closeAllConnections();
    await stopped;
    await hub.close();
    await work.close();
    await documents?.close();
    await mediaQueue.close();
    await counts.close();
    await tracing?.close();
    await database.close();
  };
  return {
    origin: local,
    database,
    storage,
    firstParts,
    close: () => {
      closing ??= close();
      return closing;
    },
  };
}
