import { createInstance, getInstance } from '@module-federation/runtime';
import federation from '@waymark/bundler-runtime/bundler.js';
import { initContainerEntry } from '@waymark/bundler-runtime/initContainerEntry.js';

/**
 * Puts Module Federation's whole runtime on the page once. Remotes take it from there, so that none carries a part of
 * it; each gets an instance of its own, by name.
 */
globalThis.__WAYMARK_FEDERATION__ = {
  ...federation,
  runtime: {
    ...federation.runtime,
    init(options) {
      const existing = getInstance(({ name }) => name === options.name);
      existing?.initOptions(options);
      return existing ?? createInstance(options);
    },
  },
  bundlerRuntime: { ...federation.bundlerRuntime, initContainerEntry },
};

export default () => ({ name: 'waymark-provide-runtime' });
