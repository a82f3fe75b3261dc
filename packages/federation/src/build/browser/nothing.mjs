// Replaces a part of a library that is left out of the build.
export const diagram = undefined;
export const marked = undefined;
export const render = undefined;
export default undefined;
