import * as L from 'leaflet';
import { watchColours } from '../../theme/watch-colours';
import { baseMap, followSize, pointOf, prefersCalm } from '../base-map';
import type { GroundOptions } from '../ground';
import type { MapPoint } from '../map-place';
import { drawTracks, type ShownPost, type ShownTrack } from './draw-tracks';
import { FACE, Faces } from './faces';
import { GLIDE, type Moving, type Place, placeAt, sendTo } from './glide';
import { type Inks, inksOf } from './inks';
import type { Post, Track } from './track';

/** Options of LiveTracks. */
export interface LiveTracksOptions extends GroundOptions {
  readonly element: HTMLElement;
  readonly centre: MapPoint;
  readonly zoom: number;
  readonly onSelect?: ((id: string | undefined) => void) | undefined;
}

interface Known {
  readonly track: Track;
  readonly moving: Moving;
  readonly way: readonly Place[];
}

interface Look {
  readonly inks: Inks;
  readonly font: string;
}

/** Milliseconds until the colours are read again. */
const LOOK_AGAIN = 1_000;
const WORLD = 256;
const REACH = FACE / 2 + 8;

/** In coordinates of the smallest zoom, so that a view only scales and shifts. */
const inWorld = (latitude: number, longitude: number): Place => {
  const { x, y } = L.CRS.EPSG3857.latLngToPoint(L.latLng(latitude, longitude), 0);
  return { x: x / WORLD, y: y / WORLD };
};

/** Draws everything that moves on one canvas above the map, at most once a frame. */
export class LiveTracks {
  readonly #map: L.Map;
  readonly #options: LiveTracksOptions;
  readonly #canvas = document.createElement('canvas');
  readonly #faces = new Faces(() => this.#ask());
  readonly #unfollow: () => void;
  #known = new Map<string, Known>();
  #posts: readonly { readonly mark: string; readonly at: Place }[] = [];
  #selected: string | undefined;
  #shown: readonly ShownTrack[] = [];
  #looked: (Look & { readonly at: number }) | undefined;
  #frame = 0;
  #movingUntil = 0;

  constructor(options: LiveTracksOptions) {
    this.#options = options;
    const { element } = options;
    this.#map = baseMap({ ...options, animated: false });
    Object.assign(this.#canvas.style, { position: 'absolute', inset: '0', zIndex: '450', pointerEvents: 'none' });
    element.appendChild(this.#canvas);
    this.#map.on('move zoom viewreset resize', () => this.#ask());
    this.#map.on('click', ({ containerPoint }) => options.onSelect?.(this.#nearest(containerPoint)));
    this.#unfollow = followSize(this.#map, element);
    watchColours(element, () => {
      this.#looked = undefined;
      this.#ask();
    });
  }

  /** Shows these tracks; moved ones glide to their new place. */
  show(tracks: readonly Track[], selected: string | undefined): void {
    const now = performance.now();
    const calm = prefersCalm();
    const before = this.#known;
    this.#known = new Map(
      tracks.map((track) => {
        const known = before.get(track.id);
        const to = inWorld(track.latitude, track.longitude);
        const still = { from: to, to, since: 0 };
        const moving = known && !calm ? sendTo(known.moving, to, now) : still;
        if (moving.since === now) this.#movingUntil = now + GLIDE;
        const way =
          known?.track.trail === track.trail
            ? known.way
            : track.trail.map(([latitude = 0, longitude = 0]) => inWorld(latitude, longitude));
        return [track.id, { track, moving, way }];
      }),
    );
    this.#selected = selected;
    this.#ask();
  }

  /** Shows these places. */
  mark(posts: readonly Post[]): void {
    this.#posts = posts.map(({ mark, latitude, longitude }) => ({ mark, at: inWorld(latitude, longitude) }));
    this.#ask();
  }

  /** Centres a track, unless it is visible. */
  reveal(id: string): void {
    const track = this.#known.get(id)?.track;
    if (track && !this.#map.getBounds().pad(-0.1).contains(pointOf(track))) this.#map.panTo(pointOf(track));
  }

  /** Zooms by a number of levels. */
  zoomBy(steps: number): void {
    this.#map.setZoom(this.#map.getZoom() + steps);
  }

  /** Fits the view to all tracks. */
  fit(): void {
    const points = [...this.#known.values()].map(({ track }) => pointOf(track));
    if (points.length > 0) this.#map.fitBounds(L.latLngBounds(points), { padding: [56, 56], maxZoom: 16 });
  }

  /** Destroys the map and everything it created. */
  remove(): void {
    this.#unfollow();
    this.#map.off();
    this.#map.remove();
    cancelAnimationFrame(this.#frame);
    this.#canvas.remove();
  }

  #ask(): void {
    this.#frame ||= requestAnimationFrame((now) => this.#draw(now));
  }

  #draw(now: number): void {
    this.#frame = 0;
    const pen = this.#canvas.getContext('2d');
    if (!pen) return;
    const { x: width, y: height } = this.#map.getSize();
    const ratio = window.devicePixelRatio || 1;
    if (this.#canvas.width !== width * ratio || this.#canvas.height !== height * ratio) {
      this.#canvas.width = width * ratio;
      this.#canvas.height = height * ratio;
      Object.assign(this.#canvas.style, { width: `${width}px`, height: `${height}px` });
    }
    pen.setTransform(ratio, 0, 0, ratio, 0, 0);
    pen.clearRect(0, 0, width, height);
    const pixels = this.#pixels();
    this.#shown = this.#inView(now, width, height, pixels);
    const posts = this.#posts.map(({ mark, at }): ShownPost => ({ mark, at: pixels(at) }));
    drawTracks(pen, { posts, shown: this.#shown, selected: this.#selected, faces: this.#faces, ...this.#look(now) });
    if (now < this.#movingUntil) this.#ask();
  }

  /** Colours and font of the theme: read at intervals, because reading delays a frame. */
  #look(now: number): Look {
    if (this.#looked && now - this.#looked.at < LOOK_AGAIN) return this.#looked;
    const { element } = this.#options;
    this.#looked = { inks: inksOf(element), font: getComputedStyle(element).fontFamily, at: now };
    return this.#looked;
  }

  /** From world coordinates to pixels of the view. */
  #pixels(): (place: Place) => Place {
    const scale = WORLD * 2 ** this.#map.getZoom();
    const corner = this.#map.getPixelBounds().min ?? L.point(0, 0);
    return ({ x, y }) => ({ x: x * scale - corner.x, y: y * scale - corner.y });
  }

  #inView(now: number, width: number, height: number, pixels: (place: Place) => Place): ShownTrack[] {
    const shown: ShownTrack[] = [];
    for (const { track, moving, way } of this.#known.values()) {
      const at = pixels(placeAt(moving, now));
      const margin = way.length > 0 ? width : FACE;
      if (at.x < -margin || at.y < -margin || at.x > width + margin || at.y > height + margin) continue;
      shown.push({ track, at, way: way.map(pixels) });
    }
    return shown;
  }

  /** The items under the pointer, topmost first. */
  #nearest({ x, y }: L.Point): string | undefined {
    const hits = this.#shown
      .map(({ track, at }) => ({ id: track.id, far: Math.hypot(at.x - x, at.y - y) }))
      .filter(({ far }) => far <= REACH)
      .sort((one, other) => one.far - other.far);
    return hits[0]?.id;
  }
}
