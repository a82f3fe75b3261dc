/** Ports that serve webhooks; testing others would be a port scan. */
const PORTS = new Set(['', '443', '8443']);

/** A typed webhook address: parsed, or why it is invalid. */
export type ReadWebhook = { readonly url: URL } | { readonly reason: string };

/** Parses a webhook address in the specification's order: format, then https. */
export function readWebhook(text: string): ReadWebhook {
  const typed = text.trim();
  if (!URL.canParse(typed)) return { reason: 'Webhook URL is not a valid URL.' };
  const url = new URL(typed);
  if (url.protocol !== 'https:') return { reason: 'Webhook URL must use HTTPS.' };
  if (url.username !== '' || url.password !== '') return { reason: 'Webhook URL may not carry a password.' };
  if (!PORTS.has(url.port)) return { reason: 'Webhook URL may use the ports 443 and 8443 only.' };
  return { url };
}
