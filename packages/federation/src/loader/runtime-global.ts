/** Name on the page under which a host hands Module Federation's runtime to the remotes. */
export const RUNTIME_GLOBAL = '__WAYMARK_FEDERATION__';
