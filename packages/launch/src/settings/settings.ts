import { resolve } from 'node:path';
import { type RuntimeConfig, runtimeConfigSchema } from '@waymark/contract';
import { browserPort } from '@waymark/federation/ports';
import { readValues, type Values, type Variables, wantsDemo } from '@waymark/settings';
import { PlainFailure } from '../plain-failure';
import { MEDIA_OFFSET, originOf, PARTNER_OFFSET, type PortPlan, planPorts } from './ports';

/** How this machine runs the builder. */
export interface Settings {
  readonly ports: PortPlan;
  /** Name or address of this machine at which servers listen; `localhost` for both loopback addresses. */
  readonly listen: string;
  /** The public address; undefined if only this machine uses it. */
  readonly publicUrl: string | undefined;
  /** The one public origin of all remotes; undefined if each has its own port. The shell's port serves them then. */
  readonly remotesOrigin: string | undefined;
  /** Where the builder's server reaches the provider, if not at its public address. */
  readonly apiInternal: string | undefined;
  /** Origins of builders that the operator named. */
  readonly namedBuilders: readonly string[] | undefined;
  /** The provider's data folder. */
  readonly dataFolder: string;
  /** PostgreSQL instead of the database in the data folder. */
  readonly databaseUrl: string | undefined;
  /** False if the builder uses a provider elsewhere. */
  readonly startsProvider: boolean;
  /** An empty database gets the demo, with its public passwords. */
  readonly hasDemo: boolean;
  /** The release store, a folder or `s3://bucket/prefix`; this checkout's build if undefined. */
  readonly store: string | undefined;
  /** Origins whose pages may embed areas of a white label, by its identifier. */
  readonly embedOrigins: Readonly<Record<string, readonly string[]>>;
  /** Limits the provider's responses: `documents` for only what the specification shows. */
  readonly profile: 'documents' | undefined;
  /** The shell's configuration. */
  readonly page: RuntimeConfig;
}

/** Where a provider with that profile serves files. */
export const mediaPort = ({ shell }: PortPlan): number => browserPort(shell + MEDIA_OFFSET);

/** The demo's player app, which does not exist. */
export const NO_PLAYER_APP = 'https://play.harbour-hunts.example';

/** The demo's white label. Its logo is in the shell. */
const DEMO = {
  whitelabel: 'harbour',
  name: 'Harbour Hunts',
  colour: '#0b6a60',
  logo: '/brand/harbour.svg',
} as const;

/**
 * Reads the settings of the builder from the environment.
 * @throws {PlainFailure} naming every invalid variable
 */
export function readSettings(variables: Variables, root: string, plan?: PortPlan): Settings {
  const { values, faults } = readValues(variables);
  if (faults.length > 0) {
    throw new PlainFailure(`Waymark cannot start with these settings:\n${faults.map(bullet).join('\n')}`);
  }
  const { WAYMARK_URL: url, WAYMARK_API_ORIGIN: elsewhere, WAYMARK_PROFILE: profile } = values;
  const ports = plan ?? withProviderAt(values.WAYMARK_PROVIDER_PORT, planPorts(values.WAYMARK_PORT));
  const local = originOf(browserPort(ports.provider));
  const page = pageOf(values, elsewhere ?? values.WAYMARK_PROVIDER_ORIGIN ?? url ?? local);
  return {
    ports,
    listen: values.WAYMARK_LISTEN,
    publicUrl: url,
    remotesOrigin: values.WAYMARK_REMOTES_ORIGIN ?? url,
    apiInternal:
      values.WAYMARK_API_INTERNAL ?? (elsewhere === undefined && page.apiOrigin !== local ? local : undefined),
    namedBuilders: values.WAYMARK_BUILDER_ORIGINS,
    dataFolder: resolve(root, values.WAYMARK_DATA),
    databaseUrl: values.DATABASE_URL,
    startsProvider: elsewhere === undefined,
    hasDemo: wantsDemo(values),
    store: values.WAYMARK_STORE,
    embedOrigins:
      values.WAYMARK_EMBED_ORIGINS ?? (url ? {} : { [DEMO.whitelabel]: [originOf(ports.shell + PARTNER_OFFSET)] }),
    profile,
    page: runtimeConfigSchema.parse(profile ? withMediaAt(page, originOf(mediaPort(ports))) : page),
  };
}

const withProviderAt = (provider: number | undefined, plan: PortPlan): PortPlan =>
  provider === undefined ? plan : { ...plan, provider };

function pageOf(values: Values, apiOrigin: string): RuntimeConfig {
  const { WAYMARK_WHITELABEL: whitelabel } = values;
  const demo = whitelabel === DEMO.whitelabel ? DEMO : { name: whitelabel, logo: '', colour: DEMO.colour };
  return {
    apiOrigin,
    apiVersion: values.WAYMARK_API_VERSION,
    stagingVersion: values.WAYMARK_STAGING_VERSION,
    stagingHosts: [...values.WAYMARK_STAGING_HOSTS],
    realtimeUrl: values.WAYMARK_REALTIME_URL ?? socketOf(apiOrigin),
    playerOrigin: values.WAYMARK_PLAYER_ORIGIN ?? NO_PLAYER_APP,
    registryKey: values.WAYMARK_REGISTRY_KEY ?? '',
    remoteOrigins: {},
    whitelabel,
    cardKey: values.WAYMARK_CARD_KEY ?? '',
    shop: values.WAYMARK_SHOP_URL ?? '',
    stickerShop: values.WAYMARK_STICKERS_URL ?? '',
    mapTiles: values.WAYMARK_MAP_TILES,
    mapCredit: values.WAYMARK_MAP_CREDIT ?? '',
    geocoder: values.WAYMARK_GEOCODER ?? '',
    mediaOrigins: [...values.WAYMARK_MEDIA_ORIGINS],
    brand: {
      name: values.WAYMARK_BRAND_NAME ?? demo.name,
      colour: values.WAYMARK_BRAND_COLOUR ?? demo.colour,
      logo: values.WAYMARK_BRAND_LOGO ?? demo.logo,
      features: [...values.WAYMARK_BRAND_FEATURES],
    },
  };
}

const withMediaAt = (page: RuntimeConfig, origin: string): RuntimeConfig => ({
  ...page,
  mediaOrigins: [...page.mediaOrigins, origin],
});

const socketOf = (origin: string): string => `${origin.replace(/^http/, 'ws')}/socket`;
const bullet = (problem: string): string => `  - ${problem}`;
