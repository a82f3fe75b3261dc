declare module '*.woff2' {
  /** Address at which the build serves the file. */
  const address: string;
  export default address;
}
