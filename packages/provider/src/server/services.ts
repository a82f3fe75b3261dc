import type { Database } from '../db/database';
import type { CloudDrive } from '../dropbox/cloud-drive';
import type { Sealer } from '../dropbox/seal';
import type { Geocoder } from '../geocode/geocoder';
import type { LegalTexts } from '../legal/legal-texts';
import type { Limits } from '../limits/limits';
import type { Load } from '../load/load';
import type { Mailer } from '../mail/mail';
import type { OperatorSeal } from '../maintenance/seal';
import type { MaintenanceSwitch } from '../maintenance/switch';
import type { MediaQueue } from '../media/queue';
import type { Signer } from '../media/signer';
import type { PaymentGateway } from '../purchases/gateway';
import type { PushSender } from '../push/push-sender';
import type { FilmStudio } from '../reels/film-studio';
import type { Segments } from '../reference/segments';
import type { Attempts } from '../session/attempts';
import type { Callers } from '../session/callers';
import type { Spool } from '../storage/spool';
import type { Storage } from '../storage/storage';
import type { Adviser } from '../suggest/idea';
import type { OutsideOptions } from '../webhook/post-outside';
import type { Partners } from '../white-labels/partners';
import type { WorkPool } from '../work/work-pool';

/** The operator's decisions. */
export interface ProviderConfig {
  /** Version segments of the API: the normal one, then the staging one. */
  readonly versions: readonly [normal: string, staging: string];
  /** How version segments differ from this provider's abilities, by name; by default they do not. */
  readonly segments: Segments;
  /** Origins of builders that may call from a browser. */
  readonly builderOrigins: readonly string[];
  /** Origins whose pages may embed areas of a white label, by its identifier; besides those in the database. */
  readonly embedOrigins: Readonly<Record<string, readonly string[]>>;
  /** Lifetime of an access token in minutes. */
  readonly tokenLifespan: number;
  /** Lifetime of a refresh token in days. */
  readonly refreshDays: number;
  /** Days after which people must sign in again, however often the session was refreshed. */
  readonly sessionDays: number;
  /** Days for which the link to a finished export works. */
  readonly exportDays: number;
  /** Maximum size of an upload in bytes. */
  readonly mostUploadBytes: number;
  /** Maximum total size of one account's uploads in bytes; 0 for unlimited. */
  readonly storagePerAccount: number;
  /** Maximum calls per account and minute; 0 for unlimited. */
  readonly callsPerMinute: number;
  /** Calls in flight at which a node is full and refuses some; 0 for unlimited. */
  readonly callsAtOnce: number;
  /** Maximum uploads per account and hour; 0 for unlimited. */
  readonly uploadsPerHour: number;
  /** The player app exchanges preview tickets for tokens. */
  readonly previewTickets: boolean;
  /** The key for creating payment methods at Stripe; empty without Stripe. */
  readonly stripeKey: string;
  /** Exports can go to people's Dropbox accounts. */
  readonly dropbox: boolean;
  /** Validates every response against the contract; for tests, because it is slow. */
  readonly checkAnswers: boolean;
}

/** Everything handlers use. */
export interface Services {
  readonly config: ProviderConfig;
  readonly database: Database;
  readonly storage: Storage;
  readonly spool: Spool;
  readonly callers: Callers;
  readonly partners: Partners;
  readonly attempts: Attempts;
  readonly mailer: Mailer;
  readonly legalTexts: LegalTexts;
  readonly maintenance: MaintenanceSwitch;
  readonly operatorSeal: OperatorSeal;
  readonly signer: Signer;
  readonly mediaQueue: MediaQueue;
  readonly limits: Limits;
  readonly load: Load;
  readonly geocoder: Geocoder;
  readonly adviser: Adviser;
  readonly gateway: PaymentGateway;
  /** An additional destination for exports; undefined if none is configured. */
  readonly drive: { readonly cloud: CloudDrive; readonly sealer: Sealer } | undefined;
  /** Films reels. */
  readonly studio: FilmStudio;
  /** Runs expensive work in threads. */
  readonly work: WorkPool;
  readonly push: PushSender;
  /** How webhooks are called. */
  readonly webhook: OutsideOptions;
  /** This provider's address without a trailing slash; known once it listens. */
  readonly origin: () => string;
  readonly now: () => Date;
  /** Reports an error to the operator when no call fails with it. */
  readonly onFault: (error: unknown) => void;
}
