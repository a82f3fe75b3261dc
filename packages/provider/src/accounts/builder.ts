import type { ProviderConfig } from '../server/services';

/** Where organisers sign in: the first builder origin in the settings. */
export const builderOf = ({ builderOrigins: [builder] }: ProviderConfig): string | undefined => builder;
