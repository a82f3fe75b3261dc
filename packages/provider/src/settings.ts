import { resolve } from 'node:path';
import { readValues, type Values, type Variables } from '@waymark/settings';
import { readAddress } from './accounts/address';
import { readDropbox } from './dropbox/read-dropbox-settings';
import type { ProviderOptions } from './provider-options';
import { readStripe } from './purchases/stripe/read-stripe-settings';
import { readSegments, type Segments } from './reference/segments';
import { readS3 } from './storage/s3/read-s3-settings';
import { readAdviser } from './suggest/read-adviser-settings';
import type { LoggedCalls } from './watch/log';

/** Thrown when settings are invalid. */
class SettingsFault extends Error {
  override readonly name = 'SettingsFault';
}

/** The settings of a provider as a program. */
export interface ProgramSettings extends ProviderOptions {
  readonly loggedCalls: LoggedCalls;
}

/** Distance between the builder's port and the provider's. */
const PROVIDER_OFFSET = 1000;

/**
 * Reads the operator's settings from the environment.
 * @throws {SettingsFault} naming every invalid setting
 */
export function readSettings(variables: Variables): ProgramSettings {
  const { values, faults: invalid } = readValues(variables);
  const faults = [...invalid];
  const s3 = readS3(values, faults);
  const adviser = readAdviser(values, faults);
  const stripe = readStripe(values, faults);
  const dropbox = readDropbox(values, faults);
  const segments = readSegmentsSetting(values.WAYMARK_API_SEGMENTS, faults);
  checkMail(values, faults);
  if (faults.length > 0) throw new SettingsFault(faults.join('\n'));
  return {
    ...addressesOf(values),
    ...limitsOf(values),
    versions: [values.WAYMARK_API_VERSION, values.WAYMARK_STAGING_VERSION],
    dataDir: resolve(values.WAYMARK_DATA),
    loggedCalls: values.WAYMARK_LOG,
    previewTickets: values.WAYMARK_PREVIEW_TICKETS,
    trashDays: values.WAYMARK_TRASH_DAYS,
    historyDays: values.WAYMARK_HISTORY_DAYS,
    stopNotice: values.WAYMARK_STOP_NOTICE * 1000,
    reelHeight: values.WAYMARK_REEL_HEIGHT,
    ...set({
      segments,
      tracing: tracingOf(values),
      s3,
      adviser,
      stripe,
      dropbox,
      databaseUrl: values.DATABASE_URL,
      secret: values.WAYMARK_SECRET,
      registryKey: values.WAYMARK_REGISTRY_KEY,
      smtpUrl: values.WAYMARK_SMTP_URL,
      mailSender: values.WAYMARK_MAIL_FROM,
      geocoder: values.WAYMARK_GEOCODING_URL,
      legalFolder: values.WAYMARK_LEGAL && resolve(values.WAYMARK_LEGAL),
      ffmpeg: values.WAYMARK_FFMPEG,
      profile: values.WAYMARK_PROFILE,
      mediaPort: values.WAYMARK_PROFILE && (values.WAYMARK_MEDIA_PORT ?? 0),
    }),
  };
}

const tracingOf = ({ OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_SERVICE_NAME: serviceName }: Values) =>
  endpoint === undefined ? undefined : { endpoint, serviceName };

function addressesOf(values: Values) {
  const { WAYMARK_URL: url, WAYMARK_PORT: builderPort } = values;
  return {
    host: values.WAYMARK_LISTEN,
    port: values.WAYMARK_PROVIDER_PORT ?? values.PORT ?? builderPort + PROVIDER_OFFSET,
    builderOrigins: values.WAYMARK_BUILDER_ORIGINS ?? buildersAt(url ?? `http://localhost:${builderPort}`, values),
    embedOrigins: values.WAYMARK_EMBED_ORIGINS ?? {},
    // Other programs on this machine could forge addresses, but a public URL implies a proxy here.
    trustProxy: values.WAYMARK_TRUST_PROXY ?? (url ? ['loopback'] : 0),
    ...set({ publicOrigin: values.WAYMARK_PROVIDER_ORIGIN ?? url }),
  };
}

/** The builder's origin, and those of its staging hosts. */
function buildersAt(origin: string, { WAYMARK_STAGING_HOSTS: stagingHosts }: Values): string[] {
  const { protocol } = new URL(origin);
  return [origin, ...stagingHosts.map((host) => `${protocol}//${host}`)];
}

const limitsOf = (values: Values) => ({
  tokenLifespan: values.WAYMARK_TOKEN_LIFESPAN,
  sessionDays: values.WAYMARK_SESSION_DAYS,
  exportDays: values.WAYMARK_EXPORT_DAYS,
  callsPerMinute: values.WAYMARK_CALLS_PER_MINUTE,
  callsAtOnce: values.WAYMARK_CALLS_AT_ONCE,
  uploadsPerHour: values.WAYMARK_UPLOADS_PER_HOUR,
  storagePerAccount: values.WAYMARK_STORAGE_PER_ACCOUNT_MB * 1e6,
});

function checkMail({ WAYMARK_SMTP_URL: server, WAYMARK_MAIL_FROM: sender }: Values, faults: string[]): void {
  if (sender && !readAddress(sender)) faults.push(`WAYMARK_MAIL_FROM must be an e-mail address (it is "${sender}").`);
  else if (server && !sender)
    faults.push('WAYMARK_SMTP_URL needs WAYMARK_MAIL_FROM, the address that mail comes from.');
}

function readSegmentsSetting(text: string | undefined, faults: string[]): Segments | undefined {
  try {
    return text ? readSegments(text) : undefined;
  } catch {
    faults.push(
      `WAYMARK_API_SEGMENTS must be like {"v9":{"api":"1.1.0","withheld":["game-trash"]}} (it is "${text}").`,
    );
    return undefined;
  }
}

/** The options that are set. */
function set<T extends object>(options: T): { [Key in keyof T]?: NonNullable<T[Key]> } {
  const entries = Object.entries(options).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries) as { [Key in keyof T]?: NonNullable<T[Key]> };
}
