import type { Operation } from './operation';
import { backupOperations } from './operations/backups';
import { maintenanceOperations } from './operations/maintenance';
import { peopleOperations } from './operations/people';
import { storageOperations } from './operations/storage';
import { superAdministratorOperations } from './operations/super-administrators';
import { whiteLabelOperations } from './operations/white-labels';

/** All operators' commands, in the order of the help text. */
export const ALL_OPERATIONS: readonly Operation[] = [
  ...superAdministratorOperations,
  ...whiteLabelOperations,
  ...peopleOperations,
  ...storageOperations,
  ...backupOperations,
  ...maintenanceOperations,
];
