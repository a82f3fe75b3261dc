/** Global name under which a host provides Module Federation's runtime to remotes. */
export const RUNTIME_GLOBAL = '__WAYMARK_FEDERATION__';
