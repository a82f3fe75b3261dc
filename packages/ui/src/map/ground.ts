import * as L from 'leaflet';

/** The background of a map, and its listener. */
export interface GroundOptions {
  /** URL template of the tiles; empty for land alone. */
  readonly tiles?: string | undefined;
  /** Called when no tiles load, so that land is drawn instead, and when they load again. */
  readonly onRough: (rough: boolean) => void;
}

/** The background of a map: its tiles, and the outlines of land if they fail to load. */
export class Ground {
  readonly #map: L.Map;
  readonly #tell: (rough: boolean) => void;
  readonly #land = L.layerGroup([new SquaredPaper({ tileSize: 64 })]);
  readonly #scale = new PlainScale({ imperial: false, position: 'bottomleft' });
  #rough: boolean | undefined;
  #asked = false;
  #gone = false;

  constructor(map: L.Map, { tiles, onRough }: GroundOptions) {
    this.#map = map;
    this.#tell = onRough;
    map.createPane('land').style.zIndex = '150';
    map.on('zoomend', () => this.#draw());
    map.on('unload', () => {
      this.#gone = true;
    });
    if (tiles) this.#follow(tiles);
    else this.#turn(true);
  }

  /** Land appears when no tile of a view loads, and disappears with the first one that does. */
  #follow(tiles: string): void {
    // Tile servers require a referrer; the origin is enough.
    const layer = L.tileLayer(tiles, { maxZoom: this.#map.getMaxZoom(), referrerPolicy: 'origin' });
    let came = false;
    let failed = false;
    layer.on('loading', () => {
      came = false;
      failed = false;
    });
    layer.on('tileload', () => {
      came = true;
      this.#turn(false);
    });
    layer.on('tileerror', () => {
      failed = true;
    });
    layer.on('load', () => {
      if (failed && !came) this.#turn(true);
    });
    layer.addTo(this.#map);
  }

  #turn(rough: boolean): void {
    if (this.#gone || rough === this.#rough) return;
    this.#rough = rough;
    this.#tell(rough);
    for (const part of [this.#land, this.#scale]) {
      if (rough) part.addTo(this.#map);
      else part.remove();
    }
    this.#draw();
  }

  #draw(): void {
    if (!this.#rough || this.#asked) return;
    this.#asked = true;
    import('./land').then(
      ({ land }) => {
        if (this.#gone) return;
        L.geoJSON(land, { pane: 'land', interactive: false, style: { className: 'land' } }).addTo(this.#land);
      },
      () => {
        // Without a connection to the builder either, only the places are shown.
        this.#asked = false;
      },
    );
  }
}

/** A grid, because land up close has nothing to read distances from. */
class SquaredPaper extends L.GridLayer {
  protected override createTile(): HTMLElement {
    const square = document.createElement('div');
    square.dataset.square = '';
    return square;
  }
}

/** Leaflet's own scale writes its text as HTML, which strict pages refuse. */
const PlainScale = L.Control.Scale.extend({
  _updateScale(this: L.Control.Scale, line: HTMLElement, text: string, share: number) {
    line.style.width = `${Math.round((this.options.maxWidth ?? 100) * share)}px`;
    line.textContent = text;
  },
}) as unknown as typeof L.Control.Scale;
