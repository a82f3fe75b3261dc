/** The parts of Module Federation's bundler runtime a host hands to its remotes; the package types them as one only. */
declare module '@module-federation/webpack-bundler-runtime/dist/attachShareScopeMap.js' {
  export const attachShareScopeMap: unknown;
}
declare module '@module-federation/webpack-bundler-runtime/dist/consumes.js' {
  export const consumes: unknown;
}
declare module '@module-federation/webpack-bundler-runtime/dist/initContainerEntry.js' {
  export const initContainerEntry: unknown;
}
declare module '@module-federation/webpack-bundler-runtime/dist/initializeSharing.js' {
  export const initializeSharing: unknown;
}
