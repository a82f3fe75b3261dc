// Each address is an export of its own and those that every page names are in a file of their own: a module lies in the
// first script that needs any of it, and a page carries no address that nothing on it leads to.
export * from './areas';
export * from './entrances';
