/** The code of any live message, known to this version or not. */
export type LiveCode = `ss.${string}.${string}`;

const CODE = /^ss\.([a-z][a-z0-9_-]*)\.[a-z][a-z0-9_-]*$/;

/** Whether a text has the form of a code. */
export const isLiveCode = (text: string): text is LiveCode => CODE.test(text);

/** The second part of a code, known or not: `team` in `ss.team.update`. */
export const nounIn = (code: string): string | undefined => CODE.exec(code)?.[1];
