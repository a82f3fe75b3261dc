import type { ShareScope } from './host-sharing';
import { LoadError } from './load-error';

/** What an entry script leaves on the page under its name: the protocol every Module Federation host and remote speaks. */
interface Container {
  init(scope: ShareScope): unknown;
  get(exposed: string): Promise<() => unknown>;
}

/** An entry script that did not come, or that the browser refused to run. */
export class EntryScriptError extends Error {
  override readonly name = 'EntryScriptError';
}

/**
 * Runs an entry script and takes what it exposes, with the host's shared modules in hand.
 * @throws {EntryScriptError} when the script did not run
 */
export async function openContainer(
  name: string,
  script: HTMLScriptElement,
  scope: ShareScope,
  exposed: string,
): Promise<unknown> {
  const page = globalThis as { [name: string]: unknown };
  // What an earlier try left there is not what this script brings.
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
