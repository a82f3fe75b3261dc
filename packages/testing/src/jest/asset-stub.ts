/** Stands in for fonts and images in unit tests. */
export default 'asset';
