/** Storage key of a finished export. */
export const exportKey = (file: string): string => `exports/${file}`;
