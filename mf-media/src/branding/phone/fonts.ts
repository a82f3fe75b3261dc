import type { FontName } from '@waymark/contract';

type Served = Exclude<FontName, 'Default'>;
type Files = Readonly<Record<400 | 700, string>>;

const FILES: Readonly<Record<Served, () => Promise<Files>>> = {
  Lato: async () => (await import('./font-files/lato')).lato,
  OpenSans: async () => (await import('./font-files/open-sans')).openSans,
  Caveat: async () => (await import('./font-files/caveat')).caveat,
};
const isServed = (name: string): name is Served => Object.hasOwn(FILES, name);

/** Own names, so that a font of the page never stands in. */
const familyOf = (name: Served): string => `Waymark ${name}`;

/** The font stack of a brand's font. */
export const fontStack = (name: string | undefined): string =>
  name !== undefined && isServed(name) ? `"${familyOf(name)}", sans-serif` : 'system-ui, sans-serif';

const faces = new Map<Served, Promise<readonly FontFace[]>>();
const users = new Map<Served, number>();

/**
 * Adds a font of a brand to the page while it is shown. Until it is there, and where it cannot be had, the device's own
 * stands in.
 * @returns a function that removes it
 */
export function lendFont(name: string | undefined): () => void {
  if (name === undefined || !isServed(name) || typeof FontFace === 'undefined') return () => undefined;
  count(name, 1);
  void show(name);
  return () => {
    count(name, -1);
    void show(name);
  };
}

const count = (name: Served, more: number) => users.set(name, (users.get(name) ?? 0) + more);

async function show(name: Served): Promise<void> {
  const loading = faces.get(name) ?? load(name);
  faces.set(name, loading);
  try {
    for (const face of await loading) {
      if (users.get(name)) document.fonts.add(face);
      else document.fonts.delete(face);
    }
  } catch {
    // Another try belongs to another visit.
    faces.delete(name);
  }
}

async function load(name: Served): Promise<readonly FontFace[]> {
  const files = await FILES[name]();
  return Object.entries(files).map(([weight, file]) => new FontFace(familyOf(name), bytesOf(file), { weight }));
}

/** As data, so that the page's font-src does not apply. */
function bytesOf(dataUrl: string): Uint8Array<ArrayBuffer> {
  const text = atob(dataUrl.slice(dataUrl.indexOf(',') + 1));
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}
