import * as L from 'leaflet';
import { watchColours } from '../theme/watch-colours';
import type { HeatSpot } from './map-place';

/** Radius of a spot's warmth in pixels. */
const REACH = 28;
/** Share of the palette reached by one spot of the least weight. */
const LEAST = 0.14;
const SHADES = 256;

/** The colours of warmth, from none to most, between two colours of the page. */
function paletteOf(mild: string, hot: string): Uint8ClampedArray {
  const line = document.createElement('canvas');
  line.width = SHADES;
  line.height = 1;
  const pen = line.getContext('2d');
  if (!pen) return new Uint8ClampedArray(SHADES * 4);
  const colours = pen.createLinearGradient(0, 0, SHADES, 0);
  colours.addColorStop(0, mild);
  colours.addColorStop(1, hot);
  pen.fillStyle = colours;
  pen.fillRect(0, 0, SHADES, 1);
  return pen.getImageData(0, 0, SHADES, 1).data;
}

/** One colour of the page, resolved at the map's element. */
function colourOf(element: HTMLElement, colour: string): string {
  const probe = document.createElement('span');
  probe.style.color = colour;
  element.append(probe);
  const resolved = getComputedStyle(probe).color;
  probe.remove();
  return resolved;
}

/** Draws a heat map: spots blend into each other, and dense areas are hot. */
export class HeatLayer {
  readonly #map: L.Map;
  readonly #canvas = document.createElement('canvas');
  readonly #colours: readonly [mild: string, hot: string];
  #spots: readonly HeatSpot[] = [];
  #most = 1;

  constructor(map: L.Map, colours: readonly [mild: string, hot: string]) {
    this.#map = map;
    this.#colours = colours;
    this.#canvas.dataset.heat = '';
    map.getPanes().overlayPane.append(this.#canvas);
    map.on('moveend resize', () => this.#draw());
    watchColours(map.getContainer(), () => this.#draw());
  }

  /** Shows these spots. */
  show(spots: readonly HeatSpot[]): void {
    this.#spots = spots;
    this.#most = Math.max(1, ...spots.map(({ weight }) => weight));
    this.#draw();
  }

  #draw(): void {
    const { x: width, y: height } = this.#map.getSize();
    this.#canvas.width = width;
    this.#canvas.height = height;
    L.DomUtil.setPosition(this.#canvas, this.#map.containerPointToLayerPoint([0, 0]));
    const pen = this.#canvas.getContext('2d', { willReadFrequently: true });
    if (!pen || width === 0 || height === 0) return;
    for (const spot of this.#spots) {
      const { x, y } = this.#map.latLngToContainerPoint([spot.latitude, spot.longitude]);
      if (x < -REACH || y < -REACH || x > width + REACH || y > height + REACH) continue;
      const warmth = pen.createRadialGradient(x, y, 0, x, y, REACH);
      // The square root, so that one crowded place doesn't hide all others.
      warmth.addColorStop(0, `rgb(0 0 0 / ${LEAST + (1 - LEAST) * Math.sqrt(spot.weight / this.#most)})`);
      warmth.addColorStop(1, 'rgb(0 0 0 / 0)');
      pen.fillStyle = warmth;
      pen.fillRect(x - REACH, y - REACH, 2 * REACH, 2 * REACH);
    }
    this.#colour(pen, width, height);
  }

  #colour(pen: CanvasRenderingContext2D, width: number, height: number): void {
    const element = this.#map.getContainer();
    const [mild, hot] = this.#colours;
    const palette = paletteOf(colourOf(element, mild), colourOf(element, hot));
    const picture = pen.getImageData(0, 0, width, height);
    const { data } = picture;
    for (let at = 3; at < data.length; at += 4) {
      const warmth = data[at] ?? 0;
      if (warmth === 0) continue;
      data[at - 3] = palette[warmth * 4] ?? 0;
      data[at - 2] = palette[warmth * 4 + 1] ?? 0;
      data[at - 1] = palette[warmth * 4 + 2] ?? 0;
    }
    pen.putImageData(picture, 0, 0);
  }
}
