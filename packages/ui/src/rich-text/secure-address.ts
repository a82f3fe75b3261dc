/** Replaces http:// by https://: `http://{host}/x` becomes `https://{host}/x`. */
export const secureAddress = (address: string): string => address.trim().replace(/^http:\/\//i, 'https://');

/** Whether a URL is allowed for an image. */
export const isPictureAddress = (address: string): boolean => /^https:\/\/[^\s/]+/i.test(secureAddress(address));

/** The href of a typed URL, with `https://` added if it has no scheme; undefined if it may not be a link. */
export function linkAddress(typed: string): string | undefined {
  const address = typed.trim();
  if (/^(https?:\/\/|mailto:|tel:)\S+$/i.test(address)) return address;
  if (/^[\w-]+(\.[\w-]+)+(:\d+)?([/?#]\S*)?$/.test(address)) return `https://${address}`;
  return undefined;
}
