import { createFaults, FAULT_NAMES, readFaults } from '@waymark/federation/faults';
import type { Faults } from '@waymark/federation/loader';
import type { SwitchBoard } from './switches';

/** What can be broken about the remote; the first is nothing. */
export const FAULTS: readonly string[] = ['', ...FAULT_NAMES];

/** Breaks the remote as the switch has it at the moment it is tried. */
export const faultsOf = (id: string, switches: SwitchBoard): (() => Promise<Faults>) => {
  const faults = createFaults(() => readFaults(`${id}:${switches.get().fault}`));
  return async () => faults;
};
