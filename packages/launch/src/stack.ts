import { browserPort } from '@waymark/federation/ports';
import { BUILT } from './built';
import { ProviderProcess } from './processes/provider';
import { namedStore } from './serve/named-store';
import { openSecondPort, type SecondPort } from './serve/second-port';
import {
  registryKeyOf,
  type StaticServers,
  type StaticServersOptions,
  startStaticServers,
} from './serve/static-servers';
import type { Settings } from './settings/settings';

/** Options of a stack. */
export interface StackOptions extends Partial<Omit<StaticServersOptions, 'settings'>> {
  readonly settings: Settings;
  /** The provider in one file, which starts sooner than its sources. */
  readonly providerProgram?: URL | undefined;
  /** Additional environment variables of the provider. */
  readonly providerEnv?: Readonly<Record<string, string>>;
  readonly onProviderLine?: (line: string) => void;
}

/** The whole builder on this machine: provider, remotes and shell. */
export interface Stack {
  readonly origin: string;
  readonly settings: Settings;
  /** Undefined if the builder uses a provider elsewhere. */
  readonly provider: ProviderProcess | undefined;
  stop(): Promise<void>;
}

/**
 * Starts everything from the built output; after a failure nothing keeps running.
 * @throws {PlainFailure} for errors that the person who started it can fix
 */
export async function startStack(options: StackOptions): Promise<Stack> {
  const { settings, providerEnv, providerProgram: program, onProviderLine } = options;
  const built = options.built ?? BUILT;
  const env = { ...providerEnv, WAYMARK_REGISTRY_KEY: await registryKeyOf(settings, built) };
  const provider = settings.startsProvider
    ? new ProviderProcess({ settings, program, env, onLine: onProviderLine })
    : undefined;
  let servers: StaticServers | undefined;
  let door: SecondPort | undefined;
  const stop = async () => {
    await Promise.all([servers?.close(), door?.close(), provider?.stop()]);
  };
  try {
    const store = options.store ?? namedStore(settings, process.env);
    const signingKey = options.signingKey ?? process.env.WAYMARK_SIGNING_KEY;
    servers = await startStaticServers({ ...options, built, store, signingKey });
    await provider?.start();
    const { provider: planned } = settings.ports;
    if (provider && browserPort(planned) !== planned) door = await openSecondPort(planned, browserPort(planned));
  } catch (error) {
    await stop();
    throw error;
  }
  return { origin: servers.origin, settings, provider, stop };
}
