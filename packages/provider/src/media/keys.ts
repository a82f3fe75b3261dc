/** Where the files of an upload lie: a folder per uuid, spread over folders by its first letters. */
export const mediaKey = (uuid: string, file: string): string => `${folderOf(uuid)}${file}`;

/** The beginning of the keys of an upload's files. */
const folderOf = (uuid: string): string => `media/${uuid.slice(0, 2)}/${uuid}/`;

/** The upload a file belongs to; undefined for a key of something else. */
export const uuidOfKey = (key: string): string | undefined =>
  /^media\/[0-9a-f]{2}\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\/[^/]+$/.exec(key)?.[1];
