/** Storage key of an upload's file: a folder per uuid, grouped by its first two digits. */
export const mediaKey = (uuid: string, file: string): string => `${folderOf(uuid)}${file}`;

/** Key prefix of an upload's files. */
const folderOf = (uuid: string): string => `media/${uuid.slice(0, 2)}/${uuid}/`;

/** The upload of a stored file; undefined for other keys. */
export const uuidOfKey = (key: string): string | undefined =>
  /^media\/[0-9a-f]{2}\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\/[^/]+$/.exec(key)?.[1];
