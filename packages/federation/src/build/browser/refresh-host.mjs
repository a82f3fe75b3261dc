import * as runtime from 'react-refresh/runtime';

/** One refresh runtime per page: with one per build, edits of a remote would lose state. */
globalThis.__refreshRuntime = runtime;
