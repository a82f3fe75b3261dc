module.exports = globalThis.__refreshRuntime;
