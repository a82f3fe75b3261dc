/** Building blocks for operators' commands. */
export { tablesInOrder } from './db/tables-in-order';
export { type Operation, OperationRefused, operation } from './operator/operation';
export { runAdmin } from './operator/run-admin';
