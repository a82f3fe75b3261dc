// Loaded together, so that the thanks are ready once it is paid.
export { Bought } from './bought';
export { PurchasePanel } from './purchase-panel';
