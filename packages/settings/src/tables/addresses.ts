import * as kinds from '../kinds';
import { optional, withDefault } from '../setting';

/** Where it runs, and how it is reached. */
export const addresses = {
  WAYMARK_URL: optional<string>(
    kinds.origin,
    'The public address, such as https://hunts.example. Enough on its own when one host name serves everything.',
  ),
  WAYMARK_PROVIDER_ORIGIN: optional<string>(
    kinds.origin,
    'The public address of the provider, if it differs from WAYMARK_URL.',
  ),
  WAYMARK_REMOTES_ORIGIN: optional<string>(
    kinds.origin,
    'The public address of the remotes’ files, such as a CDN, if it differs from WAYMARK_URL.',
  ),
  WAYMARK_REALTIME_URL: optional<string>(
    kinds.address('ws', 'wss'),
    'The public address of the live socket; /socket of the provider by default.',
  ),
  WAYMARK_PLAYER_ORIGIN: optional<string>(
    kinds.origin,
    'The player app, opened by Play, previews and unlock links; required on public servers.',
  ),
  WAYMARK_MEDIA_ORIGINS: withDefault<readonly string[]>(
    kinds.origins,
    '',
    'Other origins that serve media or receive uploads, for a provider that does not announce them.',
  ),
  WAYMARK_BUILDER_ORIGINS: optional<readonly string[]>(
    kinds.origins,
    'Builders that may call the provider from a browser; WAYMARK_URL by default.',
  ),
  WAYMARK_EMBED_ORIGINS: optional<Readonly<Record<string, readonly string[]>>>(
    kinds.partners,
    'Pages that may embed areas of a white label: harbour=https://partner.example,…',
  ),
  WAYMARK_API_ORIGIN: optional<string>(kinds.origin, 'Uses the provider at this address instead of starting one.'),
  WAYMARK_API_INTERNAL: optional<string>(
    kinds.origin,
    'Address at which the builder’s server reaches the provider, if the public one does not work from there.',
  ),
  WAYMARK_LISTEN: withDefault<string>(
    kinds.form(/^[\w.:-]+$/, 'be a host name or an address of this machine'),
    'localhost',
    'Where the servers listen. localhost admits this machine only; 0.0.0.0 (or ::) admits all.',
  ),
  WAYMARK_PORT: withDefault<number>(
    kinds.whole(1, 64_535),
    '3000',
    'Port of the builder. The provider uses the port 1000 above it; npm start also uses 101 to 106 above it.',
  ),
  WAYMARK_PROVIDER_PORT: optional<number>(kinds.port, 'Port of the provider, if not 1000 above the builder’s.'),
  PORT: optional<number>(kinds.port, 'Port of the provider on hosting platforms that choose it.'),
  WAYMARK_TRUST_PROXY: optional<number | readonly string[]>(
    kinds.proxies,
    'Proxies whose X-Forwarded-For counts: how many are in front, or their addresses and networks. ' +
      'With WAYMARK_URL those of this machine by default, otherwise none.',
  ),
} as const;
