interface ScriptUrlPolicy {
  createScriptURL(url: string): unknown;
}
interface TrustedTypesFactory {
  createPolicy(name: string, rules: { createScriptURL(url: string): string }): ScriptUrlPolicy;
}

/** Name of the loader's Trusted Types policy, for the page's `trusted-types` directive. */
const LOADER_POLICY = 'waymark-loader';

/**
 * Restricts the addresses of scripts to origins in the registry.
 * @returns what to assign to a script's `src`; plain text in browsers without Trusted Types
 */
export function createScriptPolicy(isAllowed: (url: URL) => boolean): (url: string) => string {
  const check = (url: string): string => {
    if (!isAllowed(new URL(url, document.baseURI))) throw new TypeError(`No script is loaded from ${url}`);
    return url;
  };
  const factory = (globalThis as { trustedTypes?: TrustedTypesFactory }).trustedTypes;
  const policy = factory?.createPolicy(LOADER_POLICY, { createScriptURL: check });
  // TypeScript's DOM only accepts text for `src`; browsers want the policy's object unchanged.
  return policy ? (url) => policy.createScriptURL(url) as string : check;
}
