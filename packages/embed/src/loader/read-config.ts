/** The builder is unavailable, this page may not embed it, or asks for what it does not have. */
export class ConfigFault extends Error {
  override readonly name = 'ConfigFault';
  constructor(
    readonly kind: keyof typeof WORDS,
    message: string = WORDS[kind][1],
  ) {
    super(message);
  }
  /** Title above the message. */
  get title(): string {
    return WORDS[this.kind][0];
  }
}

const WORDS = {
  origin: [
    'This page may not show this area',
    'Its owner has to be named among the partners of the white label first.',
  ],
  offline: ['The builder did not answer', 'Check your connection and try again.'],
  whitelabel: ['The builder has no such white label', 'Check the attribute "whitelabel" of this element.'],
  area: ['The builder has no such area', 'Check the attribute "area" of this element.'],
  configuration: ['The builder did not answer', 'It may be in the middle of an update. Try again in a moment.'],
} as const;

/**
 * Fetches an embed's configuration as text. The builder only serves it to pages of the white label's partners.
 * @throws {ConfigFault}
 */
export async function readConfig(base: string, whitelabel: string): Promise<string> {
  const url = new URL('config.json', base);
  if (whitelabel) url.searchParams.set('whitelabel', whitelabel);
  const answer = await fetch(url, { credentials: 'omit' }).catch(() => undefined);
  if (!answer) throw new ConfigFault(await whyUnreadable(base));
  if (answer.status === 403) throw new ConfigFault('origin');
  if (answer.status === 404) throw new ConfigFault('whitelabel');
  if (!answer.ok) throw new ConfigFault('configuration');
  return await answer.text();
}

/** To a page, a refused origin looks like a server that is down or a proxy's error. Every page may read the script. */
async function whyUnreadable(base: string): Promise<'origin' | 'offline' | 'configuration'> {
  const script = new URL('embed.js', base);
  const answer = await fetch(script, { method: 'HEAD', cache: 'no-store', credentials: 'omit' }).catch(() => undefined);
  if (!answer) return 'offline';
  return answer.ok ? 'origin' : 'configuration';
}
