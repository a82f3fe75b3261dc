import * as z from '@waymark/contract/schema';
import { registrySchema } from '../registry/registry';
import { runtimeConfigSchema } from './runtime-config';

/** Path of an embed's configuration, below the folder of its loader. */
export const EMBED_CONFIG_FILE = 'config.json';

/** Configuration of an embed: the white label's configuration, the registry, and the allowed origins. */
export const embedConfigSchema = z.object({
  config: runtimeConfigSchema,
  registry: registrySchema,
  /** Origins whose pages may embed areas of this white label, besides the builder's own. */
  origins: z.array(z.string()),
});

/** Configuration of an embed. */
export type EmbedConfig = z.infer<typeof embedConfigSchema>;
