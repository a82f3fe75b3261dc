import type { Host, Remote } from '@waymark/contract';
import type { Faults } from '../loader/faults';
import { LoadError } from '../loader/load-error';

/** Faults of a remote's current release that can be simulated. */
export const FAULT_NAMES = [
  'not-found',
  'slow',
  'integrity',
  'evaluation',
  'chunk',
  'throw-mount',
  'throw-render',
  'old-contract',
] as const;

/** A fault of a remote's current release that can be simulated. */
export type FaultName = (typeof FAULT_NAMES)[number];

/** One active switch. */
export interface FaultSwitch {
  readonly remote: string;
  readonly name: FaultName;
  /** Delay of `slow`. */
  readonly ms: number;
}

const SWITCH = /^([a-z][a-z-]*):([a-z-]+?)(?::(\d{1,6}))?$/;
const SLOW_MS = 12_000;

/** Parses `mf-games:not-found,mf-teams:slow:12000`; ignores invalid entries. */
export function readFaults(text: string): readonly FaultSwitch[] {
  return text.split(',').flatMap((part) => {
    const [, remote = '', word = '', ms] = SWITCH.exec(part.trim()) ?? [];
    const name = FAULT_NAMES.find((known) => known === word);
    return name ? [{ remote, name, ms: ms === undefined ? SLOW_MS : Number(ms) }] : [];
  });
}

const WRONG_HASH = `sha256-${'A'.repeat(43)}=`;

/**
 * Simulates faults while they are switched on: a retry after switching one off succeeds. Faults the browser can detect
 * itself (a missing file, a wrong hash) are real; the others are thrown.
 * @param switches currently active ones
 */
export function createFaults(switches: () => readonly FaultSwitch[]): Faults {
  const on = (remote: string, ...names: readonly FaultName[]): FaultSwitch | undefined =>
    switches().find((fault) => fault.remote === remote && names.includes(fault.name));
  return {
    spoil(entry) {
      const { id, current } = entry;
      switch (on(id, 'not-found', 'integrity', 'old-contract')?.name) {
        case 'not-found':
          return { ...entry, current: { ...current, entry: current.entry.replace(/remoteEntry/, 'gone') } };
        case 'integrity':
          return { ...entry, current: { ...current, integrity: { [pathOf(current.entry)]: WRONG_HASH } } };
        case 'old-contract':
          return { ...entry, current: { ...current, contract: '^0.1.0' } };
        default:
          return entry;
      }
    },
    async load(remote, load) {
      const fault = on(remote, 'slow', 'evaluation', 'chunk');
      if (fault?.name === 'slow') await new Promise((resolve) => setTimeout(resolve, fault.ms));
      else if (fault) throw new LoadError(fault.name === 'chunk' ? 'chunk' : 'evaluation', SWITCHED_ON);
      const module = (await load()) as { readonly default: Remote };
      return { ...module, default: breaking(module.default, (name) => on(remote, name) !== undefined) };
    },
  };
}

/** A remote that checks the switches on each mount and render, because it stays loaded. */
function breaking(whole: Remote, isOn: (name: FaultName) => boolean): Remote {
  return {
    ...whole,
    async mount(target, host, props) {
      if (isOn('throw-mount')) throw new Error(SWITCHED_ON);
      return await whole.mount(
        target,
        breakingHost(host, () => isOn('throw-render')),
        props,
      );
    },
  };
}

/** Every screen accesses the API while it renders, and the code around the screens doesn't, so it throws there. */
function breakingHost(host: Host, isOn: () => boolean): Host {
  return Object.freeze({
    ...host,
    get api() {
      if (isOn()) throw new Error(SWITCHED_ON);
      return host.api;
    },
  });
}

const SWITCHED_ON = 'Broken on purpose';

const pathOf = (address: string): string => new URL(address, document.baseURI).pathname;
