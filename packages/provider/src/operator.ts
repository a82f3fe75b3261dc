/** What operators' commands are made of. */
export { tablesInOrder } from './db/tables-in-order';
export { type Operation, OperationRefused, operation } from './operator/operation';
export { runAdmin } from './operator/run-admin';
