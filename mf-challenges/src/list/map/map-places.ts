/** The places of the map: one chunk, which the list doesn't wait for. */
export { FoldedMap } from './folded-map';
export { MapPane } from './map-pane';
export { MapToggle } from './map-toggle';
