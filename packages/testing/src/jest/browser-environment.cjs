const { format } = require('node:util');
const { TestEnvironment } = require('jest-environment-jsdom');
require('./compile-once.cjs');

/** React's warnings that a test looked at the page, or continued, before React was done. */
const TOO_EARLY = /not wrapped in act\(|the `act` call was not awaited/;
/** Testing Library turns act off while waiting, and React warns of updates in that time although they are awaited. */
const AWAITED = /environment is not configured to support act\(/;

/**
 * jsdom plus browser APIs that our libraries need and jsdom lacks. A test with a React warning fails, because it passes
 * or fails by chance.
 */
module.exports = class BrowserEnvironment extends TestEnvironment {
  #warnings = [];

  async setup() {
    await super.setup();
    const { console } = this.global;
    const say = console.error;
    console.error = (...words) => {
      if (AWAITED.test(String(words[0]))) return;
      if (TOO_EARLY.test(String(words[0]))) this.#warnings.push(new Error(format(...words)));
      say.apply(console, words);
    };
    for (const name of [
      'TextEncoder',
      'TextDecoder',
      'fetch',
      'Request',
      'Response',
      'Headers',
      'ReadableStream',
      'TransformStream',
      'BroadcastChannel',
      'structuredClone',
    ]) {
      this.global[name] ??= globalThis[name];
    }
  }

  handleTestEvent({ name, test }) {
    if (name === 'test_start') this.#warnings = [];
    if (name === 'test_done') test.errors.push(...this.#warnings);
  }
};
