import { startProgram } from '../child';

/** Starts the program next to it and repeats its output, for a test that kills this one. */
startProgram(new URL('lives-on.ts', import.meta.url), {}, (line) => console.log(line));
