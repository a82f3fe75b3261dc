import * as L from 'leaflet';

/** What lies below the places of a map, and who hears of it. */
export interface GroundOptions {
  /** URL template of the tiles; empty for land alone. */
  readonly tiles?: string | undefined;
  /** No tiles come, so that land is drawn instead; or they come again. */
  readonly onRough: (rough: boolean) => void;
}

/** The ground of a map: its tiles, and where none come, the outlines of the land. */
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

  /** Land comes when no tile of a view does, and goes with the first that does. */
  #follow(tiles: string): void {
    // Servers of tiles ask who shows them; they need no more than the origin.
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
        // Without a connection to the builder either, there are the places alone.
        this.#asked = false;
      },
    );
  }
}

/** Squared paper: near by, the land has nothing that distances could be read from. */
class SquaredPaper extends L.GridLayer {
  protected override createTile(): HTMLElement {
    const square = document.createElement('div');
    square.dataset.square = '';
    return square;
  }
}

/** Leaflet's own scale writes its text as markup, which strict pages refuse. */
const PlainScale = L.Control.Scale.extend({
  _updateScale(this: L.Control.Scale, line: HTMLElement, text: string, share: number) {
    line.style.width = `${Math.round((this.options.maxWidth ?? 100) * share)}px`;
    line.textContent = text;
  },
}) as unknown as typeof L.Control.Scale;
