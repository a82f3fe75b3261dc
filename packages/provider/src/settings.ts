import { resolve } from 'node:path';
import { readAddress } from './accounts/address';
import type { ProviderOptions } from './provider-options';
import { readSegments, type Segments } from './reference/segments';
import { readS3 } from './storage/s3/read-s3-settings';
import { readAdviser } from './suggest/read-adviser-settings';

/** Thrown when settings are invalid. */
class SettingsFault extends Error {
  override readonly name = 'SettingsFault';
}

/**
 * Reads the operator's settings from the environment.
 * @throws {SettingsFault} naming every invalid setting
 */
export function readSettings(env: Readonly<Record<string, string | undefined>>): ProviderOptions {
  const faults: string[] = [];
  const whole = (name: string, otherwise: number, least = 1): number => {
    const text = env[name]?.trim();
    if (!text) return otherwise;
    const value = Number(text);
    if (Number.isInteger(value) && value >= least) return value;
    faults.push(`${name} has to be a whole number of at least ${least}, not "${text}".`);
    return otherwise;
  };
  const origins = (env.WAYMARK_BUILDER_ORIGINS ?? 'http://localhost:3000')
    .split(',')
    .map((origin) => origin.trim())
    .filter(Boolean);
  for (const origin of origins) {
    if (!URL.canParse(origin) || new URL(origin).origin !== origin) {
      faults.push(`WAYMARK_BUILDER_ORIGINS has to name origins such as https://builder.example, not "${origin}".`);
    }
  }
  const embedOrigins = readEmbedOrigins(env.WAYMARK_EMBED_ORIGINS ?? '', faults);
  const version = (name: string, otherwise: string): string => {
    const text = env[name]?.trim() || otherwise;
    if (!/^[a-z0-9._-]+$/i.test(text)) faults.push(`${name} has to be one segment of an address, not "${text}".`);
    return text;
  };
  const smtpUrl = env.WAYMARK_SMTP_URL?.trim();
  if (smtpUrl && !(URL.canParse(smtpUrl) && /^smtps?:$/.test(new URL(smtpUrl).protocol))) {
    // The address holds a password, so it is not repeated.
    faults.push('WAYMARK_SMTP_URL has to be of the form smtps://user:password@mail.example:465.');
  }
  const mailSender = env.WAYMARK_MAIL_FROM?.trim();
  if (mailSender && !readAddress(mailSender)) {
    faults.push(`WAYMARK_MAIL_FROM has to be an e-mail address, not "${mailSender}".`);
  } else if (smtpUrl && !mailSender) {
    faults.push('WAYMARK_SMTP_URL needs WAYMARK_MAIL_FROM, the address that mail comes from.');
  }
  const { DATABASE_URL: databaseUrl, WAYMARK_SECRET: secret, WAYMARK_PROVIDER_ORIGIN: publicOrigin, HOST: host } = env;
  const s3 = readS3(env, faults);
  const registryKey = env.WAYMARK_REGISTRY_KEY?.trim();
  if (registryKey && Buffer.from(registryKey, 'base64').length !== 32) {
    faults.push(`WAYMARK_REGISTRY_KEY has to be 32 bytes in base64, not "${registryKey}".`);
  }
  const adviser = readAdviser(env, faults);
  const profile = readProfile(env.WAYMARK_PROFILE?.trim(), faults);
  const segments = readSegmentsSetting(env.WAYMARK_API_SEGMENTS?.trim(), faults);
  const settings: ProviderOptions = {
    port: whole(env.WAYMARK_PROVIDER_PORT ? 'WAYMARK_PROVIDER_PORT' : 'PORT', 4000, 0),
    versions: [version('WAYMARK_API_VERSION', 'v1'), version('WAYMARK_STAGING_VERSION', 'staging')],
    ...(segments ? { segments } : {}),
    dataDir: resolve(env.WAYMARK_DATA || '.waymark'),
    builderOrigins: origins,
    embedOrigins,
    tokenLifespan: whole('WAYMARK_TOKEN_LIFESPAN', 60),
    sessionDays: whole('WAYMARK_SESSION_DAYS', 90),
    callsPerMinute: whole('WAYMARK_CALLS_PER_MINUTE', 2400, 0),
    callsAtOnce: whole('WAYMARK_CALLS_AT_ONCE', 64, 0),
    uploadsPerHour: whole('WAYMARK_UPLOADS_PER_HOUR', 1000, 0),
    storagePerAccount: whole('WAYMARK_STORAGE_PER_ACCOUNT_MB', 20_000, 0) * 1e6,
    trustProxy: env.WAYMARK_TRUST_PROXY === '1',
    previewTickets: env.WAYMARK_PREVIEW_TICKETS === '1',
    ...(profile ? { profile, mediaPort: whole('WAYMARK_MEDIA_PORT', 0, 0) } : {}),
    ...(smtpUrl ? { smtpUrl } : {}),
    ...(mailSender ? { mailSender } : {}),
    ...(databaseUrl ? { databaseUrl } : {}),
    ...(env.WAYMARK_GEOCODING_URL?.trim() ? { geocoder: env.WAYMARK_GEOCODING_URL.trim() } : {}),
    ...(adviser ? { adviser } : {}),
    ...(s3 ? { s3 } : {}),
    ...(env.WAYMARK_LEGAL?.trim() ? { legalFolder: resolve(env.WAYMARK_LEGAL.trim()) } : {}),
    ...(env.WAYMARK_FFMPEG?.trim() ? { ffmpeg: env.WAYMARK_FFMPEG.trim() } : {}),
    ...(env.WAYMARK_REEL_HEIGHT?.trim() ? { reelHeight: whole('WAYMARK_REEL_HEIGHT', 1080, 72) } : {}),
    ...(secret ? { secret } : {}),
    ...(registryKey ? { registryKey } : {}),
    ...(publicOrigin ? { publicOrigin: publicOrigin.replace(/\/+$/, '') } : {}),
    ...(host ? { host } : {}),
  };
  const geocoder = env.WAYMARK_GEOCODING_URL?.trim();
  if (geocoder && !(URL.canParse(geocoder) && geocoder.includes('{address}'))) {
    faults.push(`WAYMARK_GEOCODING_URL has to be an address with {address} in it, not "${geocoder}".`);
  }
  if (faults.length > 0) throw new SettingsFault(faults.join('\n'));
  return settings;
}

function readSegmentsSetting(text: string | undefined, faults: string[]): Segments | undefined {
  try {
    return text ? readSegments(text) : undefined;
  } catch {
    faults.push(`WAYMARK_API_SEGMENTS has to be like {"v9":{"api":"1.1.0","withheld":["game-trash"]}}, not "${text}".`);
    return undefined;
  }
}

function readProfile(text: string | undefined, faults: string[]): 'documents' | undefined {
  if (text && text !== 'documents') faults.push(`WAYMARK_PROFILE can be "documents" or nothing, not "${text}".`);
  return text === 'documents' ? text : undefined;
}

/**
 * `harbour=https://partner.example,harbour=https://other.example`: which pages may embed areas of which white label.
 */
function readEmbedOrigins(text: string, faults: string[]): Readonly<Record<string, readonly string[]>> {
  const named: Record<string, string[]> = {};
  for (const part of text.split(',').map((entry) => entry.trim())) {
    if (part === '') continue;
    const [, whitelabel = '', origin = ''] = /^([a-z0-9-]+)=(.+)$/.exec(part) ?? [];
    if (URL.canParse(origin) && new URL(origin).origin === origin)
      named[whitelabel] = [...(named[whitelabel] ?? []), origin];
    else faults.push(`WAYMARK_EMBED_ORIGINS has to be of the form harbour=https://partner.example, not "${part}".`);
  }
  return named;
}
