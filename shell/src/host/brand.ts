import { type BrandCapability, CAPABILITY_VERSIONS } from '@waymark/contract';
import type { Services } from '../services/services';

/** The white label as remotes see it. */
export type Brand = BrandCapability;

/** The white label of the page's configuration. */
export const createBrand = ({ config, theme }: Services): Brand =>
  Object.freeze({
    version: CAPABILITY_VERSIONS.brand,
    name: config.brand.name,
    colour: config.brand.colour,
    logo: config.brand.logo,
    playerOrigin: config.playerOrigin,
    mapTiles: config.mapTiles,
    theme: { get: theme.get, subscribe: theme.subscribe },
  });
