import { createFaults, FAULT_NAMES, readFaults } from '@waymark/federation/faults';
import type { Faults } from '@waymark/federation/loader';
import type { SwitchBoard } from './switches';

/** Faults the remote can have; the first is none. */
export const FAULTS: readonly string[] = ['', ...FAULT_NAMES];

/** Gives the remote the fault chosen at the moment it loads. */
export const faultsOf = (id: string, switches: SwitchBoard): (() => Promise<Faults>) => {
  const faults = createFaults(() => readFaults(`${id}:${switches.get().fault}`));
  return async () => faults;
};
