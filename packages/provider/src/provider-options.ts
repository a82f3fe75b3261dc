import { EXPORT_DAYS } from '@waymark/contract';
import type { makePictures } from '@waymark/studio';
import type { Registry } from 'prom-client';
import type { Database } from './db/database';
import type { DropboxOptions } from './dropbox/dropbox-drive';
import type { UnknownCall } from './profiles/documents/unknown-calls';
import type { StripeOptions } from './purchases/stripe/stripe-gateway';
import type { ProviderConfig } from './server/services';
import type { Timeouts } from './server/timeouts';
import type { TrustedProxies } from './server/trusted-proxies';
import type { S3Options } from './storage/open-storage';
import type { Storage } from './storage/storage';
import type { AdviserOptions } from './suggest/service';
import type { EndedCall } from './watch/ended-call';
import type { TracingOptions } from './watch/tracing';
import type { OutsideOptions } from './webhook/post-outside';

/** Options for starting a provider. */
export interface ProviderOptions extends Partial<Omit<ProviderConfig, 'dropbox'>> {
  /** 0 for any free port. */
  readonly port: number;
  /** Name or address to listen on; only this machine by default. */
  readonly host?: string;
  /** Folder for database and files. */
  readonly dataDir: string;
  /** Uses this PostgreSQL instead of the embedded database. */
  readonly databaseUrl?: string;
  /** Address at which browsers reach this provider; derived from the port by default. */
  readonly publicOrigin?: string;
  /** Signs upload addresses; every node needs the same one. Created in the data folder by default. */
  readonly secret?: string;
  /** None by default. */
  readonly trustProxy?: TrustedProxies;
  /** Address of a geocoding service, containing `{address}`; a small built-in table of places by default. */
  readonly geocoder?: string;
  /** A model service that suggests challenges; a built-in collection by default. */
  readonly adviser?: AdviserOptions;
  /** Address of an SMTP server; without one, mail is written to `outbox` in the data folder. */
  readonly smtpUrl?: string;
  /** Sender address of mail. */
  readonly mailSender?: string;
  /** Folder with the white labels' own legal texts. */
  readonly legalFolder?: string;
  /** Fills an empty database before the first call is answered. */
  readonly seed?: (database: Database, storage: Storage) => Promise<void>;
  /** Receives internal errors. */
  readonly onFault?: (error: unknown) => void;
  /** Receives notices for operators that are not errors. */
  readonly onNotice?: (line: string) => void;
  /** Called at the end of every call. */
  readonly onCall?: (call: EndedCall) => void;
  /** Process metrics that `/metrics` adds to the provider's own. */
  readonly processMetrics?: Registry;
  /** Exports traces of calls; none by default. */
  readonly tracing?: TracingOptions;
  /** Days that orphaned files stay in the trash; 30 by default. */
  readonly trashDays?: number;
  /** Days to keep the history of changes; for ever by default. */
  readonly historyDays?: number;
  /** The key that signs registry documents; without it, open pages are not notified of releases. */
  readonly registryKey?: string;
  /** Milliseconds between `/ready` failing and the last accepted call; 0 by default. */
  readonly stopNotice?: number;
  /** For tests. */
  readonly now?: () => Date;
  /** For tests. */
  readonly timeouts?: Timeouts;
  /** Keeps files in a bucket instead of the data folder. */
  readonly s3?: S3Options;
  /** Charges cards through Stripe; trial cards by default. */
  readonly stripe?: StripeOptions;
  /** Sends exports to people's Dropbox accounts; off by default. */
  readonly dropbox?: DropboxOptions;
  /** Program that processes videos; an installed `ffmpeg` by default. */
  readonly ffmpeg?: string;
  /** Height of reels in pixels; 1080 by default. */
  readonly reelHeight?: number;
  /** For tests. */
  readonly makePictures?: typeof makePictures;
  /** For tests. */
  readonly workTimeout?: number;
  /** For tests. */
  readonly webhook?: OutsideOptions;
  /** For tests: milliseconds after which other nodes take over the jobs of a silent one. */
  readonly jobLease?: number;
  /** An already open database; it is closed with the provider. */
  readonly database?: Database;
  /** `documents` answers only what the specification shows; for testing builders. */
  readonly profile?: 'documents';
  /** Port on which that profile serves files; any free port by default. */
  readonly mediaPort?: number;
  /** Receives calls that are missing from that profile. */
  readonly onUnknownCall?: (call: UnknownCall) => void;
}

/** The part of the options for the documents profile. */
export const profileOf = ({ mediaPort = 0, onUnknownCall = () => {} }: ProviderOptions) => ({
  mediaPort,
  onUnknownCall,
});

/** The configuration that calls see, with its defaults. */
export const configOf = (options: ProviderOptions): ProviderConfig => ({
  versions: options.versions ?? ['v1', 'staging'],
  segments: options.segments ?? {},
  builderOrigins: options.builderOrigins ?? [],
  embedOrigins: options.embedOrigins ?? {},
  tokenLifespan: options.tokenLifespan ?? 60,
  refreshDays: options.refreshDays ?? 30,
  sessionDays: options.sessionDays ?? 90,
  exportDays: options.exportDays ?? EXPORT_DAYS,
  mostUploadBytes: options.mostUploadBytes ?? 200_000_000,
  storagePerAccount: options.storagePerAccount ?? 20_000_000_000,
  callsPerMinute: options.callsPerMinute ?? 2400,
  callsAtOnce: options.callsAtOnce ?? 64,
  uploadsPerHour: options.uploadsPerHour ?? 1000,
  previewTickets: options.previewTickets ?? false,
  stripeKey: options.stripe?.publishableKey ?? '',
  dropbox: options.dropbox !== undefined,
  checkAnswers: options.checkAnswers ?? false,
});
