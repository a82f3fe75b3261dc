/** The places of the map: one chunk, which the list doesn't wait for. */

export { MapPane } from './map-pane';
export { MapPanel } from './map-panel';
export { MapToggle } from './map-toggle';
