import type { ProviderConfig } from '../server/services';

/** Where organisers sign in: the builder that the operator named first. */
export const builderOf = ({ builderOrigins: [builder] }: ProviderConfig): string | undefined => builder;
