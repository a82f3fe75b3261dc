import type { ShareScope } from './host-sharing';
import { LoadError } from './load-error';

/** What an entry script defines on the page under its name: the protocol of Module Federation's hosts and remotes. */
interface Container {
  init(scope: ShareScope): unknown;
  get(exposed: string): Promise<() => unknown>;
}

/** An entry script that did not load, or that the browser refused to run. */
export class EntryScriptError extends Error {
  override readonly name = 'EntryScriptError';
}

/**
 * Runs an entry script and returns its exposed module, with access to the host's shared modules.
 * @throws {EntryScriptError} if the script did not run
 */
export async function openContainer(
  name: string,
  script: HTMLScriptElement,
  scope: ShareScope,
  exposed: string,
): Promise<unknown> {
  const page = globalThis as { [name: string]: unknown };
  // A leftover of an earlier attempt is not this script's.
  page[name] = undefined;
  await run(script);
  const container = page[name];
  if (!isContainer(container)) throw new LoadError('evaluation', `The entry of ${name} leaves no container`);
  await container.init(scope);
  const make = await container.get(exposed);
  return make();
}

function run(script: HTMLScriptElement): Promise<void> {
  return new Promise((resolve, reject) => {
    script.onload = () => resolve();
    script.onerror = () => reject(new EntryScriptError(`The entry ${script.src} did not run`));
    document.head.append(script);
  });
}

const isContainer = (candidate: unknown): candidate is Container =>
  typeof candidate === 'object' && candidate !== null && 'init' in candidate && 'get' in candidate;
