import type { Host, Remote } from '@waymark/contract';
import type { Faults } from '../loader/faults';
import { LoadError } from '../loader/load-error';

/** What a switch can break of a remote's release in service. */
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

/** What a switch can break of a remote's release in service. */
export type FaultName = (typeof FAULT_NAMES)[number];

/** One switch that is on. */
export interface FaultSwitch {
  readonly remote: string;
  readonly name: FaultName;
  /** How long `slow` takes. */
  readonly ms: number;
}

const SWITCH = /^([a-z][a-z-]*):([a-z-]+?)(?::(\d{1,6}))?$/;
const SLOW_MS = 12_000;

/** Reads `mf-games:not-found,mf-teams:slow:12000`; what is no switch is left out. */
export function readFaults(text: string): readonly FaultSwitch[] {
  return text.split(',').flatMap((part) => {
    const [, remote = '', word = '', ms] = SWITCH.exec(part.trim()) ?? [];
    const name = FAULT_NAMES.find((known) => known === word);
    return name ? [{ remote, name, ms: ms === undefined ? SLOW_MS : Number(ms) }] : [];
  });
}

const WRONG_HASH = `sha256-${'A'.repeat(43)}=`;

/**
 * Breaks what a person switched on, as long as it is on: a retry after it was switched off finds everything whole. What the
 * browser can be made to see for itself (a missing file, a wrong hash) it sees; the rest is thrown where it would be.
 * @param switches what is on at this moment
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

/** A remote that looks at the switches each time it is mounted or drawn: it is kept once it was loaded. */
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

/** Every screen takes the API while it is drawn, and what is around the screens does not: there it throws. */
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
