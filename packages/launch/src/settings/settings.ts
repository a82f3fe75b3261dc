import { resolve } from 'node:path';
import { type RuntimeConfig, runtimeConfigSchema } from '@waymark/contract';
import { PlainFailure } from '../plain-failure';
import { browserPort } from './browser-ports';
import { DEFAULT_PORT, HIGHEST_PORT, MEDIA_OFFSET, originOf, PARTNER_OFFSET, type PortPlan, planPorts } from './ports';
import { VariableReader, type Variables } from './variables';

/** How this machine runs the builder. */
export interface Settings {
  readonly ports: PortPlan;
  /** The provider's data folder. */
  readonly dataFolder: string;
  /** PostgreSQL instead of the database in the data folder. */
  readonly databaseUrl: string | undefined;
  /** False if the builder uses a provider elsewhere. */
  readonly startsProvider: boolean;
  /** The release store, a folder or `s3://bucket/prefix`; this checkout's build if undefined. */
  readonly store: string | undefined;
  /**
   * Origins whose pages may embed areas of a white label, in the provider's format (`harbour=https://partner.example`).
   */
  readonly embedOrigins: string;
  /** Limits the provider's responses: `documents` for only what the specification shows. */
  readonly profile: 'documents' | undefined;
  /** The shell's configuration. */
  readonly page: RuntimeConfig;
}

/** Where a provider with that profile serves files. */
export const mediaPort = ({ shell }: PortPlan): number => browserPort(shell + MEDIA_OFFSET);

/** The demo's white label. Its logo is in the shell. */
const DEMO = {
  whitelabel: 'harbour',
  name: 'Harbour Hunts',
  colour: '#0b6a60',
  logo: '/brand/harbour.svg',
} as const;

/**
 * Reads the settings of `npm start` from the environment.
 * @throws {PlainFailure} naming every invalid variable
 */
export function readSettings(variables: Variables, root: string, plan?: PortPlan): Settings {
  const read = new VariableReader(variables);
  const port = read.wholeNumber('WAYMARK_PORT', 1, HIGHEST_PORT);
  const ports = plan ?? planPorts(port ?? DEFAULT_PORT);
  const elsewhere = read.address('WAYMARK_API_ORIGIN', ['http', 'https'], 'origin');
  const databaseUrl = read.matching(
    'DATABASE_URL',
    /^postgres(ql)?:\/\/\S+$/,
    'must be an address of a PostgreSQL server, postgres://…',
  );
  const named = read.matching('WAYMARK_PROFILE', /^documents$/, 'can be "documents" or nothing');
  const profile = named === undefined ? undefined : 'documents';
  const page = readPage(read, elsewhere ?? originOf(browserPort(ports.provider)));
  if (read.problems.length > 0) {
    throw new PlainFailure(`Waymark cannot start with this environment:\n${read.problems.map(bullet).join('\n')}`);
  }
  return {
    ports,
    dataFolder: resolve(root, read.text('WAYMARK_DATA') ?? '.waymark'),
    databaseUrl,
    startsProvider: elsewhere === undefined,
    store: read.text('WAYMARK_STORE'),
    embedOrigins: read.text('WAYMARK_EMBED_ORIGINS') ?? `${DEMO.whitelabel}=${originOf(ports.shell + PARTNER_OFFSET)}`,
    profile,
    page: runtimeConfigSchema.parse(profile ? withMediaAt(page, originOf(mediaPort(ports))) : page),
  };
}

function readPage(read: VariableReader, apiOrigin: string): RuntimeConfig {
  const version = (name: string) => read.matching(name, /^[a-z0-9._-]+$/i, 'must be one segment of an address');
  const whitelabel =
    read.matching('WAYMARK_WHITELABEL', /^[a-z0-9-]+$/, 'must be small letters, digits and hyphens') ?? DEMO.whitelabel;
  const demo = whitelabel === DEMO.whitelabel ? DEMO : { name: whitelabel, logo: '', colour: DEMO.colour };
  return {
    apiOrigin,
    apiVersion: version('WAYMARK_API_VERSION') ?? 'v1',
    stagingVersion: version('WAYMARK_STAGING_VERSION') ?? 'staging',
    stagingHosts: read.list('WAYMARK_STAGING_HOSTS'),
    realtimeUrl: read.address('WAYMARK_REALTIME_URL', ['ws', 'wss'], 'address') ?? socketOf(apiOrigin),
    playerOrigin:
      read.address('WAYMARK_PLAYER_ORIGIN', ['http', 'https'], 'origin') ?? 'https://play.harbour-hunts.example',
    registryKey: read.matching('WAYMARK_REGISTRY_KEY', /^[A-Za-z0-9+/]{43}=$/, 'must be 32 bytes in base64') ?? '',
    remoteOrigins: {},
    whitelabel,
    cardKey: read.text('WAYMARK_CARD_KEY') ?? '',
    mapTiles: read.address('WAYMARK_MAP_TILES', ['http', 'https'], 'address') ?? '',
    geocoder: read.address('WAYMARK_GEOCODER', ['http', 'https'], 'address') ?? '',
    mediaOrigins: read.origins('WAYMARK_MEDIA_ORIGINS'),
    brand: {
      name: read.text('WAYMARK_BRAND_NAME') ?? demo.name,
      colour: read.matching('WAYMARK_BRAND_COLOUR', /^#[0-9a-f]{6}$/i, 'must be a colour like #0b6a60') ?? demo.colour,
      logo: read.text('WAYMARK_BRAND_LOGO') ?? demo.logo,
      features: read.list('WAYMARK_BRAND_FEATURES'),
    },
  };
}

const withMediaAt = (page: RuntimeConfig, origin: string): RuntimeConfig => ({
  ...page,
  mediaOrigins: [...page.mediaOrigins, origin],
});

const socketOf = (origin: string): string => `${origin.replace(/^http/, 'ws')}/socket`;
const bullet = (problem: string): string => `  - ${problem}`;
