/** Ports on which webhooks are served; a check of the others would be a look around somebody's network. */
const PORTS = new Set(['', '443', '8443']);

/** What an organiser typed as the address of a webhook: the address, or why it is none. */
export type ReadWebhook = { readonly url: URL } | { readonly reason: string };

/** Reads the address of a webhook, in the order of the specification: its form, then the secure scheme. */
export function readWebhook(text: string): ReadWebhook {
  const typed = text.trim();
  if (!URL.canParse(typed)) return { reason: 'Webhook URL is not a valid URL.' };
  const url = new URL(typed);
  if (url.protocol !== 'https:') return { reason: 'Webhook URL must use HTTPS.' };
  if (url.username !== '' || url.password !== '') return { reason: 'Webhook URL may not carry a password.' };
  if (!PORTS.has(url.port)) return { reason: 'Webhook URL may use the ports 443 and 8443 only.' };
  return { url };
}
