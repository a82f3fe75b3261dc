/** A kind of value that a setting may have. */
export interface Kind<T> {
  /** The value of a text without surrounding space; undefined if it is not of this kind. */
  readonly read: (text: string) => T | undefined;
  /** Completes "WAYMARK_X must …". */
  readonly wanted: string;
  /** The text contains a password or key, and is never repeated. */
  readonly secret?: true;
}

/** Any text. */
export const text: Kind<string> = { read: (given) => given, wanted: 'be a text' };

/** A password or key. */
export const secret: Kind<string> = { ...text, secret: true };

/** A text of a certain form. */
export const form = (pattern: RegExp, wanted: string): Kind<string> => ({
  read: (given) => (pattern.test(given) ? given : undefined),
  wanted,
});

/** A password or key of a certain form. */
export const secretForm = (pattern: RegExp, wanted: string): Kind<string> => ({
  ...form(pattern, wanted),
  secret: true,
});

/** A whole number in a range. */
export const whole = (least: number, most = Number.MAX_SAFE_INTEGER): Kind<number> => ({
  read: (given) => (/^\d+$/.test(given) && Number(given) >= least && Number(given) <= most ? Number(given) : undefined),
  wanted:
    most === Number.MAX_SAFE_INTEGER
      ? `be a whole number of at least ${least}`
      : `be a whole number from ${least} to ${most}`,
});

/** A port; 0 for any free one. */
export const port = whole(0, 65_535);

/** On or off; also 1 and 0. */
export const onOff: Kind<boolean> = {
  read: (given) => (/^(on|1)$/.test(given) ? true : /^(off|0)$/.test(given) ? false : undefined),
  wanted: 'be on or off',
};

/** One of a few words. */
export const oneOf = <const Word extends string>(...words: readonly Word[]): Kind<Word> => ({
  read: (given) => words.find((word) => word === given),
  wanted: `be ${words.join(' or ')}`,
});

/** Texts, separated by commas. */
export const list: Kind<readonly string[]> = { read: splitList, wanted: 'be texts, separated by commas' };

/** An origin: protocol and host, without a path. */
export const origin: Kind<string> = {
  read: (given) => originOf(given),
  wanted: 'be http:// or https:// and a host, without a path',
};

/** Origins, separated by commas. */
export const origins: Kind<readonly string[]> = {
  read: (given) => {
    const found = splitList(given).map((part) => (URL.canParse(part) && new URL(part).origin === part ? part : ''));
    return found.every((part) => /^https?:/.test(part)) ? found : undefined;
  },
  wanted: 'be origins such as https://builder.example, separated by commas',
};

/** Host names, separated by commas; read as browsers name them, in small letters. */
export const hosts: Kind<readonly string[]> = {
  read: (given) => {
    const found = splitList(given).map(hostOf);
    return found.every(Boolean) ? found : undefined;
  },
  wanted: 'be host names without port, separated by commas',
};

/** An address with one of these protocols. */
export const address = (...protocols: readonly string[]): Kind<string> => ({
  read: (given) =>
    URL.canParse(given) && protocols.includes(new URL(given).protocol.slice(0, -1))
      ? given.replace(/\/$/, '')
      : undefined,
  wanted: `start with ${protocols.map((protocol) => `${protocol}://`).join(' or ')}`,
});

/** A value of another kind, or `off`, which reads as an empty string. */
export const orOff = (kind: Kind<string>): Kind<string> => ({
  read: (given) => (given === 'off' ? '' : kind.read(given)),
  wanted: `${kind.wanted}, or be off`,
});

/** An address that contains a password. */
export const secretAddress = (...protocols: readonly string[]): Kind<string> => ({
  ...address(...protocols),
  secret: true,
});

/** An address with a place for a value, such as `https://maps.example/?q={address}`. */
export const template = (place: string): Kind<string> => ({
  read: (given) => (/^https?:\/\//.test(given) && given.includes(place) ? given : undefined),
  wanted: `be an http(s) address with ${place} in it`,
});

/** Origins of partners by white label: `harbour=https://partner.example,…`. */
export const partners: Kind<Readonly<Record<string, readonly string[]>>> = {
  read: (given) => {
    const named: Record<string, string[]> = {};
    for (const part of splitList(given)) {
      const [, label = '', page = ''] = /^([a-z0-9-]+)=(.+)$/.exec(part) ?? [];
      if (!URL.canParse(page) || new URL(page).origin !== page) return undefined;
      named[label] = [...(named[label] ?? []), page];
    }
    return named;
  },
  wanted: 'be like harbour=https://partner.example,harbour=https://other.example',
};

/** Proxies whose `X-Forwarded-For` counts: the number of proxies in front, or their addresses and networks. */
export const proxies: Kind<number | readonly string[]> = {
  read: (given) => {
    if (/^\d$/.test(given)) return Number(given);
    const parts = splitList(given);
    return parts.length > 0 && parts.every((part) => NETWORK.test(part)) ? parts : undefined;
  },
  wanted: 'be the number of proxies in front, or their addresses and networks such as 10.0.0.0/8, separated by commas',
};

const NETWORK =
  /^(loopback|linklocal|uniquelocal|(\d{1,3}\.){3}\d{1,3}(\/\d{1,2})?|[0-9a-f]*:[0-9a-f:.]+(\/\d{1,3})?)$/i;

function originOf(given: string): string | undefined {
  if (!/^https?:\/\//.test(given) || !URL.canParse(given)) return undefined;
  const { pathname, search, hash, origin: found } = new URL(given);
  return pathname === '/' && !search && !hash ? found : undefined;
}

const hostOf = (given: string): string =>
  !/[\s:/\\?#@*]/.test(given) && URL.canParse(`http://${given}`) ? new URL(`http://${given}`).hostname : '';

function splitList(given: string): readonly string[] {
  return given
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
}
