import { initialsOf } from '../../media/avatar';
import { cropRect } from '../../media/crop-rect';
import type { Inks } from './inks';
import type { Track } from './track';

/** Diameter of a face, in pixels. */
export const FACE = 30;

/** Round pictures to draw on a canvas: rendered once, and again when the picture has loaded. */
export class Faces {
  readonly #stamps = new Map<string, { readonly key: string; readonly stamp: HTMLCanvasElement }>();
  readonly #onLoad: () => void;

  constructor(onLoad: () => void) {
    this.#onLoad = onLoad;
  }

  /** The face of a track in these colours. */
  of({ id, label, picture = '' }: Track, inks: Inks): HTMLCanvasElement {
    const key = [label, picture, inks.accent, inks.surfacePanel].join(' ');
    const known = this.#stamps.get(id);
    if (known?.key === key) return known.stamp;
    const stamp = document.createElement('canvas');
    const size = FACE * (window.devicePixelRatio || 1);
    stamp.width = size;
    stamp.height = size;
    this.#stamps.set(id, { key, stamp });
    drawLetters(stamp, initialsOf(label), inks);
    if (picture) this.#load(stamp, picture);
    return stamp;
  }

  #load(stamp: HTMLCanvasElement, picture: string): void {
    const image = new Image();
    image.onload = () => {
      const pen = stamp.getContext('2d');
      if (!pen) return;
      const size = { width: image.naturalWidth, height: image.naturalHeight };
      pen.drawImage(image, ...cropRect(picture, size, 1), 0, 0, stamp.width, stamp.height);
      this.#onLoad();
    };
    image.src = picture;
  }
}

function drawLetters(stamp: HTMLCanvasElement, letters: string, inks: Inks): void {
  const pen = stamp.getContext('2d');
  if (!pen) return;
  const half = stamp.width / 2;
  pen.beginPath();
  pen.arc(half, half, half, 0, 2 * Math.PI);
  pen.clip();
  pen.fillStyle = inks.accent;
  pen.fillRect(0, 0, stamp.width, stamp.height);
  pen.fillStyle = inks.onAccent;
  pen.font = `600 ${half * 0.75}px system-ui, sans-serif`;
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  pen.fillText(letters, half, half * 1.05);
}
