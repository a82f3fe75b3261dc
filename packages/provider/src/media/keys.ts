/** Where the files of an upload lie: a folder per uuid, spread over folders by its first letters. */
export const mediaKey = (uuid: string, file: string): string => `media/${uuid.slice(0, 2)}/${uuid}/${file}`;
