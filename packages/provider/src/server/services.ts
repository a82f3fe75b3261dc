import type { Database } from '../db/database';
import type { Geocoder } from '../geocode/geocoder';
import type { LegalTexts } from '../legal/legal-texts';
import type { Limits } from '../limits/limits';
import type { Load } from '../load/load';
import type { Mailer } from '../mail/mail';
import type { OperatorSeal } from '../maintenance/seal';
import type { MaintenanceSwitch } from '../maintenance/switch';
import type { MediaQueue } from '../media/queue';
import type { Signer } from '../media/signer';
import type { Segments } from '../reference/segments';
import type { Attempts } from '../session/attempts';
import type { Callers } from '../session/callers';
import type { Spool } from '../storage/spool';
import type { Storage } from '../storage/storage';
import type { Adviser } from '../suggest/idea';
import type { TestPostOptions } from '../webhook/test-post';
import type { Partners } from '../white-labels/partners';
import type { WorkPool } from '../work/work-pool';

/** What the operator decides. */
export interface ProviderConfig {
  /** Version segments under which the API is registered: the normal one, then the staging one. */
  readonly versions: readonly [normal: string, staging: string];
  /** How version segments differ from what this provider can, by their name; none does by default. */
  readonly segments: Segments;
  /** Origins of builders that may call from a browser. */
  readonly builderOrigins: readonly string[];
  /** Origins whose pages may hold areas of a white label, by its identifier; besides those of the database. */
  readonly embedOrigins: Readonly<Record<string, readonly string[]>>;
  /** Minutes an access token is good for. */
  readonly tokenLifespan: number;
  /** Days a refresh token is good for. */
  readonly refreshDays: number;
  /** Days after which somebody has to sign in again, however often the session was renewed. */
  readonly sessionDays: number;
  /** Most bytes of one upload. */
  readonly mostUploadBytes: number;
  /** Most bytes that the uploads of one account may have together; 0 for as many as it likes. */
  readonly storagePerAccount: number;
  /** Most calls of one account within a minute; 0 for as many as it likes. */
  readonly callsPerMinute: number;
  /** Calls in flight with which a node is full, and refuses some; 0 for as many as come. */
  readonly callsAtOnce: number;
  /** Most uploads of one account within an hour; 0 for as many as it likes. */
  readonly uploadsPerHour: number;
  /** The player app trades the ticket of a preview for tokens. */
  readonly previewTickets: boolean;
  /** Checks every answer against the contract; for tests, since it costs. */
  readonly checkAnswers: boolean;
}

/** Everything handlers work with. */
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
  /** Does what would hold up everybody else. */
  readonly work: WorkPool;
  /** How webhooks are tested. */
  readonly webhook: TestPostOptions;
  /** Where this provider is reached, without a slash at the end; known once it listens. */
  readonly origin: () => string;
  readonly now: () => Date;
}
