const { ModernFakeTimers } = require('@jest/fake-timers');
const { ModuleMocker } = require('jest-mock');
const { NO_SANDBOX } = require('./compile-once.cjs');

/**
 * Runs test files among the worker's own globals instead of in a sandbox: accessing a global is free, and a worker
 * compiles a module once. Every file still has its own modules, and restores globals and variables.
 */
module.exports = class WorkerEnvironment {
  constructor({ projectConfig }) {
    this.global = globalThis;
    this.moduleMocker = new ModuleMocker(globalThis);
    this.fakeTimers = null;
    this.fakeTimersModern = new ModernFakeTimers({ config: projectConfig, global: globalThis });
    Error.stackTraceLimit = 100;
  }

  async setup() {
    this.globals = new Set(Reflect.ownKeys(globalThis));
    this.variables = { ...process.env };
  }

  async teardown() {
    this.fakeTimersModern.dispose();
    for (const key of Reflect.ownKeys(globalThis)) {
      if (!this.globals.has(key)) Reflect.deleteProperty(globalThis, key);
    }
    for (const name of Object.keys(process.env)) if (!(name in this.variables)) delete process.env[name];
    Object.assign(process.env, this.variables);
    this.global = null;
  }

  exportConditions() {
    return ['node', 'node-addons'];
  }

  getVmContext() {
    return NO_SANDBOX;
  }
};
