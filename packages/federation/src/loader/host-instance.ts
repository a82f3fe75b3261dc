import { createInstance, getInstance, type ModuleFederation } from '@module-federation/runtime';
import federation from '@module-federation/webpack-bundler-runtime';
import { hostShared } from './host-shared';
import { RUNTIME_GLOBAL } from './runtime-global';

type InstanceOptions = Parameters<typeof createInstance>[0];

/**
 * Starts Module Federation in a page: the shared modules, and the runtime itself, once. Remotes take both from here, so
 * that none carries a part of either; each remote gets an instance of its own, by name.
 */
export function startFederation(name: string): ModuleFederation {
  Object.assign(globalThis, {
    [RUNTIME_GLOBAL]: { ...federation, runtime: { ...federation.runtime, init: instanceOf } },
  });
  return instanceOf({ name, remotes: [], shared: { ...hostShared }, shareStrategy: 'loaded-first' } as InstanceOptions);
}

function instanceOf(options: InstanceOptions): ModuleFederation {
  const existing = getInstance((instance) => instance.name === options.name);
  existing?.initOptions(options);
  return existing ?? createInstance(options);
}
