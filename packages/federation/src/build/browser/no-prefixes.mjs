/** Replaces stylis' table of vendor prefixes: rules stay as written. */
export const prefix = (value) => value;
