const { TestEnvironment } = require('jest-environment-jsdom');

/** jsdom plus browser APIs that our libraries need and jsdom lacks. */
module.exports = class BrowserEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
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
};
