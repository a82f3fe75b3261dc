/** A positive whole number in the address; undefined for anything else, and for more than ten digits. */
export const readNumber = (text: string | null): number | undefined =>
  text !== null && /^[1-9]\d{0,9}$/.test(text) ? Number(text) : undefined;
