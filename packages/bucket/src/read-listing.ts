/** An entry of a listing. */
export interface ListedFile {
  readonly key: string;
  readonly changed: Date;
}

/** One page of a listing, with the token of the next page. */
export interface Listing {
  readonly files: readonly ListedFile[];
  readonly next?: string;
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

const plain = (xml: string): string =>
  xml.replace(/&(#x[0-9a-f]+|#\d+|[a-z]+);/gi, (entity, name: string) => {
    if (!name.startsWith('#')) return ENTITIES[name] ?? entity;
    return String.fromCodePoint(name[1] === 'x' ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1)));
  });

const fieldOf = (xml: string, name: string): string | undefined => {
  const found = new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml)?.[1];
  return found === undefined ? undefined : plain(found);
};

/** Parses a ListObjectsV2 response. It is flat, so searching for its few fields is enough. */
export function readListing(xml: string): Listing {
  const files = [...xml.matchAll(/<Contents>([\s\S]*?)<\/Contents>/g)].flatMap(([, entry = '']) => {
    const key = fieldOf(entry, 'Key');
    const changed = fieldOf(entry, 'LastModified');
    return key && changed ? [{ key, changed: new Date(changed) }] : [];
  });
  const next = fieldOf(xml, 'NextContinuationToken');
  return { files, ...(fieldOf(xml, 'IsTruncated') === 'true' && next ? { next } : {}) };
}
