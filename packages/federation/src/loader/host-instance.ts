import { ModuleFederation, setGlobalFederationInstance } from '@module-federation/runtime-core';
import { attachShareScopeMap } from '@module-federation/webpack-bundler-runtime/dist/attachShareScopeMap.js';
import { consumes } from '@module-federation/webpack-bundler-runtime/dist/consumes.js';
import { initContainerEntry } from '@module-federation/webpack-bundler-runtime/dist/initContainerEntry.js';
import { initializeSharing } from '@module-federation/webpack-bundler-runtime/dist/initializeSharing.js';
import { hostShared } from './host-shared';
import { RUNTIME_GLOBAL } from './runtime-global';

type InstanceOptions = ConstructorParameters<typeof ModuleFederation>[0];
interface RemoteRequire {
  readonly federation: { readonly initOptions: InstanceOptions };
}

/** The host's side of Module Federation: who gives shared modules to whom. */
export type HostInstance = ModuleFederation;

const instances = new Map<string, ModuleFederation>();

/**
 * Starts Module Federation in a page: the shared modules, and the runtime itself, once. Remotes take both from here, so
 * that none carries a part of either; each remote gets an instance of its own, by name. Only the parts a remote's
 * entry calls are handed over.
 */
export function startFederation(name: string): ModuleFederation {
  const runtime = {
    runtime: { init: instanceOf },
    bundlerRuntime: {
      S: {},
      I: initializeSharing,
      consumes,
      initContainerEntry,
      init: ({ webpackRequire }: { webpackRequire: RemoteRequire }) =>
        instanceOf(webpackRequire.federation.initOptions),
    },
    attachShareScopeMap,
    bundlerRuntimeOptions: {},
  };
  Object.assign(globalThis, { [RUNTIME_GLOBAL]: runtime });
  return instanceOf({ name, remotes: [], shared: { ...hostShared }, shareStrategy: 'loaded-first' } as InstanceOptions);
}

function instanceOf(options: InstanceOptions): ModuleFederation {
  const existing = instances.get(options.name);
  existing?.initOptions(options);
  if (existing) return existing;
  const instance = new ModuleFederation({ id: options.name, ...options });
  instances.set(options.name, instance);
  setGlobalFederationInstance(instance);
  return instance;
}
