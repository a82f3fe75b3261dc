import type { RuntimeConfig } from '@waymark/contract';

/** Whether a page is for developers: on their own machine, or on a staging host. */
export const isDevelopersPage = (hostname: string, { stagingHosts }: Pick<RuntimeConfig, 'stagingHosts'>): boolean =>
  /^(localhost|127\.0\.0\.1|\[::1\]|.+\.localhost)$/.test(hostname) || stagingHosts.includes(hostname);
