// Each address is a separate export, and those used by every page are in their own file: a module is bundled with the
// first script that needs any of it, so a page contains no address it doesn't use.
export * from './areas';
export * from './entrances';
