import * as runtime from 'react-refresh/runtime';

/** One refresh runtime for the page: with one in each build an edit of a remote would lose its state. */
globalThis.__refreshRuntime = runtime;
