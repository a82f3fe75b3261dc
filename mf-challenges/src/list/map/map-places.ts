/** The two places of the map: one script, which the list does not wait for. */
export { FoldedMap } from './folded-map';
export { MapPane } from './map-pane';
