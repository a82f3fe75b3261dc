// Fetched together, so that the thanks are there the moment it is paid.
export { Bought } from './bought';
export { PurchasePanel } from './purchase-panel';
