import { startProgram } from '../child';

/** Starts the program beside it and repeats what it says, for a test that kills this one. */
startProgram(new URL('lives-on.ts', import.meta.url), {}, (line) => console.log(line));
