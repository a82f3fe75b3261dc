import { satisfies } from '@waymark/contract';
import { type HostSharedModule, hostShared } from './host-shared';
import { LoadError } from './load-error';
import { RUNTIME_GLOBAL } from './runtime-global';

/** A host's modules by name and version, as every Module Federation container expects them. */
export type ShareScope = Readonly<Record<string, Readonly<Record<string, HostSharedModule>>>>;

type Id = string | number;

/** A module that a remote's build expects from the host. */
interface Wanted {
  readonly shareKey: string;
  readonly requiredVersion: string;
  readonly strictVersion: boolean;
}

/** The parts of a remote's webpack runtime that this code uses. */
interface RemoteRequire {
  /** Modules by id: functions that fill `exports`. */
  readonly m: Record<Id, (module: { exports: unknown }) => void>;
  /** Evaluated modules. */
  readonly c: Record<Id, unknown>;
  S: Readonly<Record<string, ShareScope>>;
  readonly consumesLoadingData: { readonly moduleIdToConsumeDataMapping: Readonly<Record<Id, Wanted>> };
}

interface ConsumeCall {
  readonly chunkId: Id;
  readonly chunkMapping: Readonly<Record<Id, readonly Id[]>>;
  /** State of consumed modules: 0 when loaded, or a promise. */
  readonly installedModules: Record<Id, Promise<void> | 0>;
  readonly promises: (Promise<void> | 0)[];
  readonly webpackRequire: RemoteRequire;
}

/**
 * Sets up sharing in a page. Remotes are built with an external runtime: they contain none of it and get it from here.
 * Their builds leave every shared module to the host, so of Module Federation's runtime only this is needed: provide
 * the host's modules, and refuse incompatible versions. The full runtime would be fifteen times as large.
 */
export function startSharing(): ShareScope {
  const runtime = {
    runtime: {},
    bundlerRuntime: { init: () => ({}), initContainerEntry: openScope, consumes: consume },
  };
  Object.assign(globalThis, { [RUNTIME_GLOBAL]: runtime });
  return Object.fromEntries(Object.entries(hostShared).map(([key, module]) => [key, { [module.version]: module }]));
}

/** From now on the remote uses the host's scope. */
function openScope(call: { readonly webpackRequire: RemoteRequire; readonly shareScope: ShareScope }): void {
  call.webpackRequire.S = { default: call.shareScope };
}

/** Loads the shared modules that a script of a remote needs before it can run. */
function consume({ chunkId, chunkMapping, installedModules, promises, webpackRequire }: ConsumeCall): void {
  for (const id of chunkMapping[chunkId] ?? []) {
    installedModules[id] ??= take(id, webpackRequire).then(
      (exports) => {
        installedModules[id] = 0;
        webpackRequire.m[id] = (module) => {
          delete webpackRequire.c[id];
          module.exports = exports;
        };
      },
      (error: unknown) => {
        // The next request tries again.
        delete installedModules[id];
        webpackRequire.m[id] = () => {
          delete webpackRequire.c[id];
          throw error;
        };
      },
    );
    promises.push(installedModules[id]);
  }
}

async function take(id: Id, { S, consumesLoadingData }: RemoteRequire): Promise<unknown> {
  const { shareKey, requiredVersion, strictVersion } = consumesLoadingData.moduleIdToConsumeDataMapping[id] as Wanted;
  const [[version, module] = []] = Object.entries(S.default?.[shareKey] ?? {});
  if (!module || version === undefined) throw new LoadError('shared-mismatch', `The host does not give ${shareKey}`);
  if (strictVersion && !satisfies(version, requiredVersion))
    throw new LoadError('shared-mismatch', `The host gives ${shareKey} ${version}, wanted is ${requiredVersion}`);
  const make = await module.get();
  return make();
}
