/**
 * Whether a request is for a staging host.
 * @param stagingHosts host names in small letters, without port
 * @param host the request's `Host` header
 */
export const isStaging = (stagingHosts: readonly string[], host: string | undefined): boolean =>
  stagingHosts.includes((host ?? '').replace(/:\d+$/, '').toLowerCase());
