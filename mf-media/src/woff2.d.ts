declare module '*.woff2' {
  /** Address of the file in the build. */
  const address: string;
  export default address;
}
