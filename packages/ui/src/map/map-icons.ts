import * as L from 'leaflet';
import type { MapPlace } from './map-place';

const PIN = 28;
const CLUSTER = 36;
const HERE = 18;

/** A pin whose tip is the place. Built from nodes: pages with Trusted Types block markup from strings. */
export function pinIcon({ mark = '' }: MapPlace, selected: boolean): L.DivIcon {
  const box = document.createElement('div');
  if (selected) box.dataset.selected = '';
  const pin = box.appendChild(document.createElement('div'));
  pin.dataset.pin = '';
  pin.appendChild(document.createElement('span')).textContent = mark;
  return L.divIcon({ html: box, className: '', iconSize: [PIN, PIN], iconAnchor: [PIN / 2, PIN * 1.2] });
}

/** A disc with the number of places in a cluster. */
export function clusterIcon(count: number): L.DivIcon {
  const disc = document.createElement('div');
  disc.dataset.cluster = '';
  disc.textContent = String(count);
  return L.divIcon({ html: disc, className: '', iconSize: [CLUSTER, CLUSTER], iconAnchor: [CLUSTER / 2, CLUSTER / 2] });
}

/** A search result, or the person's position. */
export function hereIcon(): L.DivIcon {
  const dot = document.createElement('div');
  dot.dataset.here = '';
  return L.divIcon({ html: dot, className: '', iconSize: [HERE, HERE], iconAnchor: [HERE / 2, HERE / 2] });
}
