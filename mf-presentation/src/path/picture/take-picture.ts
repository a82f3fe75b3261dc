import { saveFile, type Translate } from '@waymark/host-kit';
import type { Diagram } from '../layout/arrange';
import { loadPhotos } from './load-photos';
import { svgOf } from './svg-of';

/** What to do with the picture. */
export type PictureUse = 'svg' | 'png' | 'print';

/** Maximum side length of a PNG: some browsers support no larger canvas. */
const MOST_PIXELS = 8192;

interface Picture {
  readonly diagram: Diagram;
  /** File name without extension. */
  readonly name: string;
  readonly resolve: (address: string) => string;
  readonly t: Translate;
}

/** Saves or prints the whole diagram with its pictures. */
export async function takePicture(use: PictureUse, { diagram, name, resolve, t }: Picture): Promise<void> {
  const text = svgOf(diagram, await loadPhotos(diagram.nodes, resolve), t);
  const svg = new Blob([text], { type: 'image/svg+xml' });
  if (use === 'svg') return saveFile(svg, `${name}.svg`);
  const address = URL.createObjectURL(svg);
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    if (use === 'print') await printed(image);
    else saveFile(await pngOf(image, diagram), `${name}.png`);
  } finally {
    URL.revokeObjectURL(address);
  }
}

async function pngOf(image: HTMLImageElement, { width, height }: Diagram): Promise<Blob> {
  const scale = Math.min(2, MOST_PIXELS / Math.max(width, height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(width * scale);
  canvas.height = Math.round(height * scale);
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) => {
    canvas.toBlob((png) => (png ? resolve(png) : reject(new Error('The picture is too large.'))), 'image/png');
  });
}

/** Prints the picture only. */
async function printed(image: HTMLImageElement): Promise<void> {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`
    @media screen { [data-printed] { display: none; } }
    @media print { body > :not([data-printed]) { display: none !important; } [data-printed] { max-width: 100%; max-height: 100vh; } }
  `);
  image.dataset.printed = '';
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  document.body.append(image);
  // Blocks until the dialog is closed.
  window.print();
  image.remove();
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
}
