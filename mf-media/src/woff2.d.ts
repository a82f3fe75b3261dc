declare module '*.woff2?inline' {
  /** The file as a data URL. */
  const data: string;
  export default data;
}
