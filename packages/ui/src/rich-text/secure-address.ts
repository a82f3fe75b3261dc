/** An address with the secure scheme in place of the plain one: `http://{host}/x` becomes `https://{host}/x`. */
export const secureAddress = (address: string): string => address.trim().replace(/^http:\/\//i, 'https://');

/** Whether an address may stand in a text as a picture. */
export const isPictureAddress = (address: string): boolean => /^https:\/\/[^\s/]+/i.test(secureAddress(address));

/** An address as a link has it: `https://` before one that names no scheme; undefined for one that may not be a link. */
export function linkAddress(typed: string): string | undefined {
  const address = typed.trim();
  if (/^(https?:\/\/|mailto:|tel:)\S+$/i.test(address)) return address;
  if (/^[\w-]+(\.[\w-]+)+(:\d+)?([/?#]\S*)?$/.test(address)) return `https://${address}`;
  return undefined;
}
