/** Stands in for stylis' table of vendor prefixes: a rule is written as it is. */
export const prefix = (value) => value;
