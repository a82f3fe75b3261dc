import * as z from '@waymark/contract/schema';
import { registrySchema } from '../registry/registry';
import { runtimeConfigSchema } from './runtime-config';

/** Where an embed asks for its configuration, below the folder its loader came from. */
export const EMBED_CONFIG_FILE = 'config.json';

/** What an embed is told when it starts: the white label's configuration, what is in service, and who may show it. */
export const embedConfigSchema = z.object({
  config: runtimeConfigSchema,
  registry: registrySchema,
  /** Origins whose pages may hold areas of this white label, besides the builder's own. */
  origins: z.array(z.string()),
});

/** What an embed is told when it starts. */
export type EmbedConfig = z.infer<typeof embedConfigSchema>;
