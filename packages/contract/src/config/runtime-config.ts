import * as z from '@waymark/contract/schema';
import { providerOfferSchema } from '../provider/offer';

/**
 * Configuration of the shell at run time, never at build time. In the page as a JSON data block (`<script
 * type="application/json" id="waymark-config">`).
 */
export const runtimeConfigSchema = z.object({
  /** Origin of the provider, without a trailing slash. */
  apiOrigin: z.string(),
  /** Version segment of the API ([G01]). */
  apiVersion: z._default(z.string(), 'v1'),
  /** Version segment on the staging hosts. */
  stagingVersion: z._default(z.string(), 'staging'),
  /** Host names (without port) that use the staging version. */
  stagingHosts: z._default(z.array(z.string()), []),
  /** Address of the live socket, `ws://` or `wss://`, without a query. */
  realtimeUrl: z.string(),
  /** Origin of the player app ([G27]). */
  playerOrigin: z.string(),
  /** Identifier of the white label: request header, socket and QR query ([G04]). */
  whitelabel: z.string(),
  /** Publishable key of the card payment provider; empty for the local stand-in. */
  cardKey: z._default(z.string(), ''),
  /** Where games and licences are bought ([G61], [G76]); empty if nowhere. */
  shop: z._default(z.string(), ''),
  /** Where custom stickers are ordered ([G76]); empty if nowhere. */
  stickerShop: z._default(z.string(), ''),
  /** Address pattern of the map tiles (`{z}/{x}/{y}`); empty for the outlines of land. */
  mapTiles: z._default(z.string(), ''),
  /** Attribution of the map tiles; empty for OpenStreetMap, whose attribution is known, or without tiles. */
  mapCredit: z._default(z.string(), ''),
  /** Origins besides the provider's that serve media or receive uploads: a bucket, a CDN. */
  mediaOrigins: z._default(z.array(z.string()), []),
  /**
   * Address of a geocoding service that browsers call directly ([G47]), containing `{address}`; if empty, the provider
   * is asked if it offers that.
   */
  geocoder: z._default(z.string(), ''),
  /** Public key (ed25519, base64) for verifying newer registry documents; empty if none are published. */
  registryKey: z._default(z.string(), ''),
  /** Origin of each remote by id, because registry documents have paths only. */
  remoteOrigins: z._default(z.record(z.string(), z.string()), {}),
  /** The provider's offer for this host's version, as read by the page's server. If absent, the page asks itself. */
  provider: z.optional(providerOfferSchema),
  brand: z.object({
    name: z.string(),
    /** The brand colour, `#rrggbb`. All others are derived from it. */
    colour: z.string().check(z.regex(/^#[0-9a-fA-F]{6}$/)),
    /** Address of the square logo. */
    logo: z._default(z.string(), ''),
    /** Features enabled for everybody in the white label ([G24]). */
    features: z._default(z.array(z.string()), []),
  }),
});

/** Configuration of the shell. */
export type RuntimeConfig = z.infer<typeof runtimeConfigSchema>;

/** Id of the data block with the configuration. */
export const CONFIG_BLOCK_ID = 'waymark-config';
