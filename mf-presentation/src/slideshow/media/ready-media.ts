import type { SlideMedia } from '../show/slide';

/** A photo or film that can be put on screen without waiting. */
export type MediaElement = HTMLImageElement | HTMLVideoElement;

/** Loads a file until its first picture can be drawn. @throws {Error} if no address leads to one */
export async function loadMedia({ kind, urls }: SlideMedia, signal: AbortSignal): Promise<MediaElement> {
  let reason: unknown;
  for (const url of urls) {
    try {
      return kind === 'film' ? await loadFilm(url, signal) : await loadPhoto(url);
    } catch (error) {
      signal.throwIfAborted();
      reason = error;
    }
  }
  throw reason ?? new Error('There is no address.');
}

async function loadPhoto(url: string): Promise<HTMLImageElement> {
  const photo = new Image();
  photo.src = url;
  await photo.decode();
  return photo;
}

function loadFilm(url: string, signal: AbortSignal): Promise<HTMLVideoElement> {
  const film = document.createElement('video');
  film.playsInline = true;
  film.preload = 'auto';
  return new Promise((resolve, reject) => {
    const refuse = () => {
      release(film);
      reject(new Error('The film cannot be played.'));
    };
    film.addEventListener('loadeddata', () => resolve(film), { once: true });
    film.addEventListener('error', refuse, { once: true });
    signal.addEventListener('abort', refuse, { once: true });
    film.src = url;
  });
}

/** Gives back what a photo or film holds. */
export function release(element: MediaElement): void {
  if (!(element instanceof HTMLVideoElement)) return;
  element.pause();
  element.removeAttribute('src');
  element.load();
}
