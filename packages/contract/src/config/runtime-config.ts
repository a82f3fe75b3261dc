import * as z from '@waymark/contract/schema';
import { providerOfferSchema } from '../provider/offer';

/**
 * What the shell is told when it is served, never when it is built. It stands in the page as a JSON data block
 * (`<script type="application/json" id="waymark-config">`).
 */
export const runtimeConfigSchema = z.object({
  /** Origin of the provider, without a slash at its end. */
  apiOrigin: z.string(),
  /** Version segment of the API ([G01]). */
  apiVersion: z._default(z.string(), 'v1'),
  /** Version segment on the staging hosts. */
  stagingVersion: z._default(z.string(), 'staging'),
  /** Host names (no port) on which the staging version is spoken. */
  stagingHosts: z._default(z.array(z.string()), []),
  /** Address of the live socket, `ws://` or `wss://`, without a query. */
  realtimeUrl: z.string(),
  /** Origin of the player app ([G27]). */
  playerOrigin: z.string(),
  /** Identifier of the white label: request header, socket and QR query ([G04]). */
  whitelabel: z.string(),
  /** Publishable key of the card payment provider; empty for the local stand-in. */
  cardKey: z._default(z.string(), ''),
  /** Address pattern of the map tiles (`{z}/{x}/{y}`); empty for a plain grid. */
  mapTiles: z._default(z.string(), ''),
  /** Origins besides the provider's that serve media or take uploads: a bucket, a CDN. */
  mediaOrigins: z._default(z.array(z.string()), []),
  /**
   * Address of a geocoding service that browsers ask themselves ([G47]), with `{address}` in it; empty to ask the provider
   * where it offers that.
   */
  geocoder: z._default(z.string(), ''),
  /** Public key (ed25519, base64) that newer registry documents are held against; empty where none are published. */
  registryKey: z._default(z.string(), ''),
  /** Where each remote is served, by its id: registry documents name paths. */
  remoteOrigins: z._default(z.record(z.string(), z.string()), {}),
  /**
   * What the provider offers in the version that this host speaks, as the server of the page learnt it. Absent where no
   * server could ask: then the page asks for itself.
   */
  provider: z.optional(providerOfferSchema),
  brand: z.object({
    name: z.string(),
    /** The one colour of the white label, `#rrggbb`. Everything else is derived from it. */
    colour: z.string().check(z.regex(/^#[0-9a-fA-F]{6}$/)),
    /** Address of the brand mark, square. */
    logo: z._default(z.string(), ''),
    /** Features the white label switches on for everybody ([G24]). */
    features: z._default(z.array(z.string()), []),
  }),
});

/** What the shell is told when it is served. */
export type RuntimeConfig = z.infer<typeof runtimeConfigSchema>;

/** Id of the page's data block that holds the configuration. */
export const CONFIG_BLOCK_ID = 'waymark-config';
