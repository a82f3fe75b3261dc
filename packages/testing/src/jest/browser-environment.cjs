const { TestEnvironment } = require('jest-environment-jsdom');

/** jsdom with the parts of a browser that our libraries take for granted and jsdom leaves out. */
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
