import * as kinds from '../kinds';
import { optional, withDefault } from '../setting';

const segment = kinds.form(/^[a-z0-9._-]+$/i, 'be one segment of an address');
const atLeast = (least: number, usual: number, about: string) =>
  withDefault<number>(kinds.whole(least), String(usual), about);

/** Limits, sessions and versions of the API. */
export const limits = {
  WAYMARK_TOKEN_LIFESPAN: atLeast(1, 60, 'Minutes until an access token expires.'),
  WAYMARK_SESSION_DAYS: atLeast(1, 90, 'Days until people must sign in again.'),
  WAYMARK_CALLS_PER_MINUTE: atLeast(0, 2400, 'Calls per account and minute across all nodes; 0 for unlimited.'),
  WAYMARK_UPLOADS_PER_HOUR: atLeast(0, 1000, 'Uploads per account and hour across all nodes; 0 for unlimited.'),
  WAYMARK_CALLS_AT_ONCE: atLeast(
    0,
    64,
    'Concurrent calls at which a node is full; it then refuses lists first and reviews last; 0 for unlimited.',
  ),
  WAYMARK_STOP_NOTICE: atLeast(
    0,
    0,
    'Seconds for which a stopping provider still accepts calls, with /ready at 503, so that load balancers notice.',
  ),
  WAYMARK_STORAGE_PER_ACCOUNT_MB: atLeast(0, 20_000, 'Total size of an account’s uploads; 0 for unlimited.'),
  WAYMARK_API_VERSION: withDefault<string>(
    segment,
    'v1',
    'The API’s version segment in addresses; the proxy must pass it to the provider.',
  ),
  WAYMARK_STAGING_VERSION: withDefault<string>(
    segment,
    'staging',
    'The version segment for staging; the proxy must pass it to the provider.',
  ),
  WAYMARK_STAGING_HOSTS: withDefault<readonly string[]>(
    kinds.hosts,
    '',
    'Host names, without port, whose pages use the staging version, separated by commas.',
  ),
  WAYMARK_API_SEGMENTS: optional<string>(
    kinds.text,
    'Makes a segment announce another API version, or withhold capabilities: {"v9":{"api":"1.1.0"}}. The proxy must pass them to the provider.',
  ),
  WAYMARK_PROFILE: optional<'documents'>(
    kinds.oneOf('documents'),
    'Limits the provider to what the specification shows, with files on a port of their own.',
  ),
  WAYMARK_MEDIA_PORT: optional<number>(kinds.port, 'The port of those files.'),
} as const;
