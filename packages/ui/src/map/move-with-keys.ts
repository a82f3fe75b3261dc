import type * as L from 'leaflet';

const STEP = 8;
const WAYS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
};

/** Shift and the arrow keys move the focused marker; releasing Shift or blur drops it. */
export function moveWithKeys(icon: HTMLElement, map: L.Map, marker: L.Marker, put: (to: L.LatLng) => void): void {
  let moved = false;
  const settle = () => {
    if (!moved) return;
    moved = false;
    put(marker.getLatLng());
  };
  icon.setAttribute('aria-keyshortcuts', 'Shift+ArrowUp Shift+ArrowDown Shift+ArrowLeft Shift+ArrowRight');
  icon.addEventListener('keydown', (event) => {
    const way = WAYS[event.key];
    if (!event.shiftKey || !way) return;
    event.preventDefault();
    // Leaflet would pan the map as well.
    event.stopPropagation();
    moved = true;
    const at = map.latLngToContainerPoint(marker.getLatLng()).add([way[0], way[1]]);
    marker.setLatLng(map.containerPointToLatLng(at));
  });
  icon.addEventListener('keyup', (event) => event.key === 'Shift' && settle());
  icon.addEventListener('blur', settle);
}
