const ORIGIN = /^https:\/\/([a-z0-9-]+\.)?js\.stripe\.com$/;

interface ScriptRules {
  createScriptURL(address: string): string;
}
interface Factory {
  readonly defaultPolicy: object | null;
  createPolicy(name: 'default', rules: ScriptRules): object;
}

/**
 * Lets Stripe's library add its script to a page that requires Trusted Types, which allows plain URLs only through the
 * default policy. It admits only Stripe's own scripts; a page with its own default policy decides itself.
 */
export function allowStripeScripts(): void {
  const { trustedTypes } = window as Window & { readonly trustedTypes?: Factory };
  if (!trustedTypes || trustedTypes.defaultPolicy) return;
  trustedTypes.createPolicy('default', {
    createScriptURL: (address) => {
      if (ORIGIN.test(new URL(address, document.baseURI).origin)) return address;
      throw new TypeError(`Blocked a script from ${address}`);
    },
  });
}
